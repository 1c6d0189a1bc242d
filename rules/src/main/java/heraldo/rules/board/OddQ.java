package heraldo.rules.board;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of hexes on a board of straight columns: a letter for the column (A is q = 0) and a number for the row in it,
 * from 1. Every second column (B, D, F …) sits half a hex lower.
 */
public final class OddQ {

    private static final Pattern NAME = Pattern.compile("([A-Za-z])([0-9]{1,2})");

    private OddQ() {}

    /** The hex of a column and a row, both from 0. */
    public static Hex at(int column, int row) {
        return new Hex(column, row - (column >> 1));
    }

    /** Which row of its column a hex is in, from 0. */
    public static int row(Hex hex) {
        return hex.r() + (hex.q() >> 1);
    }

    /** What a hex is called, e.g. {@code G5}. */
    public static String name(Hex hex) {
        return (char) ('A' + hex.q()) + Integer.toString(row(hex) + 1);
    }

    /**
     * The hex of that name.
     *
     * @throws IllegalArgumentException if it is not a letter and a number
     */
    public static Hex hex(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("not a hex: " + name));
    }

    /** The hex of that name, if it is a letter and a number of one or two digits. */
    public static Optional<Hex> find(String name) {
        Matcher matcher = NAME.matcher(name);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int column = matcher.group(1).toUpperCase(Locale.ROOT).charAt(0) - 'A';
        return Optional.of(at(column, Integer.parseInt(matcher.group(2)) - 1));
    }
}
