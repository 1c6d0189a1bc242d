package heraldo.rules.ruleset.cathay.outlook;

/**
 * In how many of equally likely cases something happens.
 *
 * @param all more than 0
 */
record Fraction(long hits, long all) {

    private static final int HUNDRED = 100;

    /** In lowest terms. */
    Fraction reduced() {
        long common = common(hits, all);
        return new Fraction(hits / common, all / common);
    }

    private static long common(long one, long other) {
        return other == 0 ? one : common(other, one % other);
    }

    /** Returns the probability of at least one hit in some throws. */
    Fraction within(int times) {
        long spared = 1;
        long cases = 1;
        for (int i = 0; i < times; i++) {
            spared *= all - hits;
            cases *= all;
        }
        return new Fraction(cases - spared, cases);
    }

    /** In a hundred cases, rounded half up; what may or may not happen is never called certain. */
    int percent() {
        long rounded = (2 * HUNDRED * hits + all) / (2 * all);
        if (hits == 0 || hits == all) {
            return (int) rounded;
        }
        return (int) Math.max(1, Math.min(HUNDRED - 1, rounded));
    }
}
