package heraldo.rules.board;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a hex: the letter of its line of hexes and its place in that line, such as {@code G5}. Whether lines are columns
 * or rows depends on the board.
 *
 * @param line from 0 (A) to 25 (Z)
 * @param place in the line, from 1
 */
public record HexName(int line, int place) {

    /** What a name looks like as it is written: a capital and one or two figures. */
    public static final String WRITTEN = "[A-Z][0-9]{1,2}";

    private static final Pattern NAME = Pattern.compile("([A-Z])([0-9]{1,2})");
    private static final Pattern TYPED = Pattern.compile("[A-Za-z][0-9]{1,2}");

    /** The letter of a line. */
    public static String letter(int line) {
        return Character.toString('A' + line);
    }

    /** The line of a letter; below 0 or above 25 if it is no capital. */
    public static int line(char letter) {
        return letter - 'A';
    }

    /** The name in a text, if it is one as it is written. */
    public static Optional<HexName> read(String text) {
        Matcher matcher = NAME.matcher(text);
        return matcher.matches()
                ? Optional.of(new HexName(line(matcher.group(1).charAt(0)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** The name in a text, whose letter may be a small one. */
    public static Optional<HexName> typed(String text) {
        return TYPED.matcher(text).matches() ? read(text.toUpperCase(Locale.ROOT)) : Optional.empty();
    }

    /** As it is written. */
    @Override
    public String toString() {
        return letter(line) + place;
    }
}
