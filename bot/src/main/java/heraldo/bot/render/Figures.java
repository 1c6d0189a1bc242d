package heraldo.bot.render;

/** The notation of numbers on plates. */
final class Figures {

    private static final int THOUSAND = 1000;

    private Figures() {}

    /** Thousands apart by a thin space: wide numbers read at a glance. */
    static String grouped(int number) {
        int size = Math.abs(number);
        String digits =
                size < THOUSAND ? String.valueOf(size) : size / THOUSAND + " " + "%03d".formatted(size % THOUSAND);
        return number < 0 ? "–" + digits : digits;
    }

    /** A change with its sign. */
    static String signed(int change) {
        return change == 0 ? "–" : (change > 0 ? "+" : "") + grouped(change);
    }

    /** The ink of a change. */
    static String ink(int change) {
        return change == 0 ? "quiet" : change > 0 ? "up" : "down";
    }
}
