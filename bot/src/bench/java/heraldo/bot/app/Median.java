package heraldo.bot.app;

import java.util.Arrays;

/** What half of many measurements are below: other programs on the same machine disturb it little. */
final class Median {

    private Median() {}

    static double of(double... measured) {
        double[] sorted = measured.clone();
        Arrays.sort(sorted);
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }
}
