package heraldo.rules.kernel;

/**
 * Cuts texts that are too long: between two words, within one only where it would fill more than half of the room, and never
 * within a character. An ellipsis stands for the rest.
 */
public final class Excerpt {

    /** The mark of omitted text. */
    public static final String ELLIPSIS = "…";

    private Excerpt() {}

    /**
     * The text itself, or its beginning and an ellipsis.
     *
     * @param most how many {@code char}s there may be in all, at least 2
     */
    public static String of(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int end = most - ELLIPSIS.length();
        int gap = gap(text, end);
        int cut = gap > end / 2 ? gap : Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end;
        return text.substring(0, cut).stripTrailing() + ELLIPSIS;
    }

    /** The same with room for so many characters as readers count them. */
    public static String ofLetters(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : of(text, text.offsetByCodePoints(0, most - ELLIPSIS.length()) + ELLIPSIS.length());
    }

    /** The last gap between two words that is not behind a place. */
    private static int gap(String text, int end) {
        int gap = end;
        while (gap > 0 && !Character.isWhitespace(text.charAt(gap))) {
            gap--;
        }
        return gap;
    }
}
