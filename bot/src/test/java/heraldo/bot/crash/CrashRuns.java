package heraldo.bot.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Kills the program by the thousand: {@code CrashRuns [RUNS [SEED]]}. Prints every sin with the seed that leads to it, and the
 * count. Exit code 1 if there was any.
 */
public final class CrashRuns {
    private static final int SEASON = 40;

    private CrashRuns() {}

    public static void main(String[] arguments) throws IOException {
        int runs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1000;
        long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : System.currentTimeMillis();
        Toll toll = new Toll();
        Path classes = Files.createTempDirectory("heraldo-classes-");
        ClassArchive archive = ClassArchive.in(classes);
        int told = 0;
        for (int season = 0; toll.runs() < runs; season++) {
            Path folder = Files.createTempDirectory("heraldo-crash-");
            Season.random(seed + season, Math.min(SEASON, runs - toll.runs()), folder, archive, toll);
            toll.stories().stream().skip(told).forEach(System.out::println);
            if (toll.stories().size() == told) {
                delete(folder);
            }
            told = toll.stories().size();
            System.out.println("seed=" + (seed + season) + ": " + toll);
        }
        delete(classes);
        System.out.println(toll);
        System.exit(toll.sins().isEmpty() ? 0 : 1);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted((one, other) -> other.compareTo(one)).toList()) {
                Files.delete(file);
            }
        }
    }
}
