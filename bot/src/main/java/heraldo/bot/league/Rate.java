package heraldo.bot.league;

import java.util.Locale;

/**
 * The rate of an event, with the 95 % confidence interval of its true value (Wilson's).
 *
 * @param hits number of occurrences; shared victories count in part
 * @param of number of cases
 */
public record Rate(double hits, int of) {

    /** Standard deviations on either side of the mean for nineteen cases of twenty. */
    private static final double Z = 1.96;

    /** Both together. */
    Rate plus(Rate other) {
        return new Rate(hits + other.hits, of + other.of);
    }

    /** From 0 to 1; 0 of no cases. */
    public double rate() {
        return of == 0 ? 0 : hits / of;
    }

    /** The lower end of the interval. */
    public double low() {
        return Math.max(0, centre() - spread());
    }

    /** The upper end of the interval. */
    public double high() {
        return Math.min(1, centre() + spread());
    }

    private double centre() {
        return of == 0 ? 0 : (rate() + Z * Z / (2 * of)) / (1 + Z * Z / of);
    }

    private double spread() {
        return of == 0 ? 1 : Z * Math.sqrt(rate() * (1 - rate()) / of + Z * Z / (4.0 * of * of)) / (1 + Z * Z / of);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.1f %% (%.1f–%.1f)", 100 * rate(), 100 * low(), 100 * high());
    }
}
