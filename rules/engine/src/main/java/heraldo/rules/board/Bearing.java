package heraldo.rules.board;

import heraldo.rules.board.HexLayout.Spot;

/**
 * A direction on a drawing, counter-clockwise from the right, as a part of a full turn: 1 of 4 points straight up. Reckoned in
 * whole numbers, so that it is the same on every machine.
 *
 * @param part any whole number
 * @param whole how many parts a full turn has, at least 1, at most a million
 */
public record Bearing(long part, long whole) {

    private static final long ONE = 1_000_000_000L;
    private static final long QUARTER = 1_570_796_327L;
    private static final int TERMS = 8;
    private static final int SLIP = 20;

    public Bearing {
        if (whole < 1 || whole > 1_000_000) {
            throw new IllegalArgumentException("a full turn has from 1 to 1000000 parts, not " + whole);
        }
        part = Math.floorMod(part, whole);
    }

    /** The place at a distance from the origin, rounded to whole units, halves up: x to the right, y downward. */
    public Spot at(int distance) {
        return new Spot(rounded(cosine(), distance), rounded(-sine(), distance));
    }

    /** Its sine in thousand-millionths. */
    private long sine() {
        long rest = QUARTER * (4 * part % whole) / whole;
        return switch ((int) (4 * part / whole)) {
            case 0 -> series(rest, rest, 1);
            case 1 -> series(ONE, rest, 0);
            case 2 -> -series(rest, rest, 1);
            default -> -series(ONE, rest, 0);
        };
    }

    private long cosine() {
        return new Bearing(4 * part + whole, 4 * whole).sine();
    }

    /** The series of the sine (from x, power 1) or of the cosine (from 1, power 0) of an angle in the first quarter. */
    private static long series(long first, long x, int power) {
        long sum = 0;
        long term = first;
        for (int i = 0; i < TERMS; i++) {
            sum += term;
            long next = power + 2L * i;
            term = -(term * x / ONE) * x / ONE / ((next + 1) * (next + 2));
        }
        return sum;
    }

    /** The series may end a few thousand-millionths too low, which must not turn a half down. */
    private static int rounded(long ratio, int distance) {
        return (int) Math.floorDiv(2 * (ratio + SLIP) * distance + ONE, 2 * ONE);
    }
}
