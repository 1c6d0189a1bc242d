package heraldo.bot.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Does harm to programs that share the servers of a bot, by the hundred: {@code FleetRuns [RUNS [SEED [PROGRAMS [HAMLETS]]]]}.
 * Prints every sin with what led to it, and the count. Exit code 1 if there was any.
 */
public final class FleetRuns {
    private FleetRuns() {}

    public static void main(String[] arguments) throws IOException {
        int runs = number(arguments, 0, 300);
        long seed = number(arguments, 1, 1);
        Toll toll = new Toll();
        Path folder = Files.createTempDirectory("heraldo-fleet-");
        Random chance = new Random(seed);
        double longest = 0;
        ClassArchive archive = ClassArchive.in(Files.createDirectory(folder.resolve("classes")));
        try (Fleet fleet =
                new Fleet(folder.resolve("fleet"), number(arguments, 3, 3), number(arguments, 2, 3), chance, archive)) {
            fleet.found();
            for (int run = 1; run <= runs && toll.stories().isEmpty(); run++) {
                Blow blow = Blow.random(chance);
                List<Finding> findings = new ArrayList<>();
                double seconds = fleet.strike(blow, findings);
                longest = Math.max(longest, seconds);
                toll.run();
                toll.found("seed=" + seed + " run=" + run + " " + blow, findings);
                System.out.printf("run=%d %s settled_s=%.1f%n", run, blow, seconds);
            }
            toll.found("seed=" + seed + " at the end", fleet.replayed());
            toll.receipts(fleet.receipts());
            System.out.printf("%s takeover_s=%.1f settled_s=%.1f%n", toll, fleet.takeover(), longest);
        }
        System.exit(toll.sins().isEmpty() ? 0 : 1);
    }

    private static int number(String[] arguments, int place, int usual) {
        return arguments.length > place ? Integer.parseInt(arguments[place]) : usual;
    }
}
