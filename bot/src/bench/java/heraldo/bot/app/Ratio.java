package heraldo.bot.app;

import java.util.Locale;

/** A line of the table: what is compared to what, how many times it costs as much, and the figures themselves. */
final class Ratio {

    private Ratio() {}

    /**
     * The line.
     *
     * @param what is measured
     * @param bare what it is compared to
     * @param figures where the ratio comes from, as a format
     */
    static String line(String what, String bare, double ratio, String figures, Object... values) {
        return String.format(Locale.ROOT, "%s : %s = %.2f (%s)", what, bare, ratio, text(figures, values));
    }

    private static String text(String figures, Object... values) {
        return String.format(Locale.ROOT, figures, values);
    }
}
