package heraldo.bot.crash;

import heraldo.bot.ShippedGames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The settings of a village: the program's own, and no ruleset but what is played there, so that it starts fast. */
final class Furniture {
    private Furniture() {}

    /** Fills a folder that is not there yet. */
    static Path in(Path config, Game game) {
        try {
            copy(Game.CONFIG, config);
            Files.writeString(
                    config.resolve("languages.yaml"),
                    ShippedGames.ROOTS.text("languages.yaml").orElseThrow());
            copy(game.folder(), config.resolve("rulesets").resolve(game.id()));
            return config;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Only the files of a folder, not its folders. */
    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, to.resolve(file.getFileName().toString()));
            }
        }
    }
}
