package heraldo.bot.render;

import com.ibm.icu.text.Transliterator;
import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts as pictures can show them. Letters of scripts that no font of the program has are written in Latin ones, as they sound;
 * marks stay that a letter takes in, others are dropped; what cannot be written at all is left out. So no letter is ever drawn
 * as an empty box.
 */
final class Legible {

    private static final int LAST_ASCII = 0x7E;
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern WORD = Pattern.compile("\\S+");

    /** The substitute for a text of which nothing can be written. */
    private static final String NOTHING = "·";

    /** Takes some time to make, and few texts need it. */
    private static final class Latin {
        private static final Transliterator LETTERS = Transliterator.getInstance("Any-Latin; NFC");
        private static final Transliterator PLAIN = Transliterator.getInstance("Latin-ASCII");

        private Latin() {}
    }

    private Legible() {}

    /** Returns a text of which every letter can be drawn; the same where that is so already. */
    static String of(String text) {
        if (text.codePoints().allMatch(letter -> letter <= LAST_ASCII)) {
            return text;
        }
        String whole = Normalizer.normalize(text, Normalizer.Form.NFC);
        if (whole.codePoints().allMatch(Legible::shown)) {
            return whole;
        }
        String written = left(plain(MARKS.matcher(latin(whole)).replaceAll("")));
        return written.isBlank() && !text.isBlank() ? NOTHING : written;
    }

    /** Returns whether a picture shows a letter as it is, or need not draw it at all, as with the end of a line. */
    private static boolean shown(int letter) {
        return letter < ' ' || (Typeface.draws(letter) && !isMark(letter));
    }

    /** A mark that no letter has taken in: letters are set one after the other, and it would stand over the next. */
    private static boolean isMark(int letter) {
        int type = Character.getType(letter);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK;
    }

    private static String latin(String text) {
        return WORD.matcher(text)
                .replaceAll(word -> Matcher.quoteReplacement(
                        word.group().codePoints().allMatch(Legible::shown)
                                ? word.group()
                                : Latin.LETTERS.transliterate(word.group())));
    }

    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        text.codePoints()
                .mapToObj(Character::toString)
                .map(letter -> shown(letter.codePointAt(0)) ? letter : Latin.PLAIN.transliterate(letter))
                .forEach(plain::append);
        return plain.toString();
    }

    private static String left(String text) {
        StringBuilder left = new StringBuilder();
        text.codePoints().filter(Legible::shown).forEach(left::appendCodePoint);
        return left.toString();
    }
}
