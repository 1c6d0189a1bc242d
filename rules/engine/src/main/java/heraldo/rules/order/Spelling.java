package heraldo.rules.order;

import java.text.Normalizer;
import java.util.Locale;
import java.util.OptionalInt;

/** The comparison of words: case and accents never matter, and a longer word forgives one wrong letter. */
public final class Spelling {

    private static final int FORGIVING_LENGTH = 5;

    /** Characters below this one have no accents. */
    private static final int PLAIN = 128;

    private Spelling() {}

    /** A text without case and accents. */
    public static String fold(String word) {
        if (plain(word)) {
            return word.toLowerCase(Locale.ROOT);
        }
        return Normalizer.normalize(word, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replace('’', '\'');
    }

    private static boolean plain(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) >= PLAIN) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether two texts are the same but for case and accents. */
    public static boolean same(String typed, String word) {
        return fold(typed).equals(fold(word));
    }

    /**
     * Returns the number of mistakes that make one word the other: 0, 1 for a word of five letters or more, or empty for another
     * word.
     */
    static OptionalInt slips(String typed, String word) {
        if (Math.abs(typed.length() - word.length()) > 1 && plain(typed) && plain(word)) {
            return OptionalInt.empty();
        }
        String a = fold(typed);
        String b = fold(word);
        if (a.equals(b)) {
            return OptionalInt.of(0);
        }
        return b.length() >= FORGIVING_LENGTH && oneApart(a, b) ? OptionalInt.of(1) : OptionalInt.empty();
    }

    /** One letter wrong, missing or too many, or two neighbours swapped. */
    private static boolean oneApart(String a, String b) {
        int same = 0;
        while (same < Math.min(a.length(), b.length()) && a.charAt(same) == b.charAt(same)) {
            same++;
        }
        String restA = a.substring(same);
        String restB = b.substring(same);
        return switch (a.length() - b.length()) {
            case 1 -> restA.substring(1).equals(restB);
            case -1 -> restB.substring(1).equals(restA);
            case 0 -> restA.substring(1).equals(restB.substring(1)) || swapped(restA, restB);
            default -> false;
        };
    }

    private static boolean swapped(String a, String b) {
        return a.length() > 1
                && a.charAt(0) == b.charAt(1)
                && a.charAt(1) == b.charAt(0)
                && a.substring(2).equals(b.substring(2));
    }
}
