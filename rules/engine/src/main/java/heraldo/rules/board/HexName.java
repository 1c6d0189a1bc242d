package heraldo.rules.board;

import java.util.Optional;

/**
 * The name of a hex: the letter of its line of hexes and its place in that line, such as {@code G5}. Whether lines are columns
 * or rows depends on the board.
 *
 * @param line from 0 (A) to 25 (Z)
 * @param place in the line, from 1
 */
public record HexName(int line, int place) {

    /** The regular expression for a written name: a capital and one or two figures. */
    public static final String WRITTEN = "[A-Z][0-9]{1,2}";

    private static final int MOST_FIGURES = 2;

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
        return text.isEmpty() ? Optional.empty() : read(text.charAt(0), text);
    }

    /** The name in a text, whose letter may be a small one. */
    public static Optional<HexName> typed(String text) {
        return text.isEmpty() ? Optional.empty() : read(capital(text.charAt(0)), text);
    }

    private static char capital(char letter) {
        return letter >= 'a' && letter <= 'z' ? (char) (letter - 'a' + 'A') : letter;
    }

    /**
     * A letter and the figures behind the first character of a text. A stored state names hundreds of hexes: with a pattern, they
     * are a fourth of its reading.
     */
    private static Optional<HexName> read(char letter, String text) {
        boolean named = letter >= 'A' && letter <= 'Z' && text.length() > 1 && text.length() <= 1 + MOST_FIGURES;
        int place = 0;
        for (int i = 1; named && i < text.length(); i++) {
            int figure = text.charAt(i) - '0';
            named = figure >= 0 && figure <= 9;
            place = 10 * place + figure;
        }
        return named ? Optional.of(new HexName(line(letter), place)) : Optional.empty();
    }

    /** As it is written. */
    @Override
    public String toString() {
        return letter(line) + place;
    }
}
