package heraldo.bot.crash;

import heraldo.bot.campaign.mill.Mill;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The settings of a village: the program's own, and one small ruleset, so that it starts fast. */
final class Furniture {
    private Furniture() {}

    /** Fills a folder that is not there yet. */
    static Path in(Path config) {
        Path root = Path.of(System.getProperty("heraldo.root", "..")).resolve("config");
        try {
            Path mill = Path.of(Mill.class
                    .getResource("/heraldo/bot/campaign/rulesets/mill")
                    .toURI());
            copy(root, config);
            copy(mill, config.resolve("rulesets").resolve("mill"));
            return config;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Only the files of a folder, not its folders. */
    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }
}
