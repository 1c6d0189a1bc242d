package heraldo.bot.campaign.model;

import java.util.regex.Pattern;

/** The rules for names that everybody sees: they hold nothing that Discord would read as more than letters. */
public final class Names {
    private static final int SHORTEST = 2;
    private static final int LONGEST = 60;
    private static final Pattern STRANGE = Pattern.compile("[^\\p{L}\\p{M}\\p{N} '’.,:()!?¡¿&/ºª+-]");
    private static final Pattern LINK = Pattern.compile("(?i)://|\\bwww\\.|\\bdiscord(?:app)?\\.");
    /** Letters that are drawn as blanks. */
    private static final Pattern BLANK = Pattern.compile("[\u115F\u1160\u3164\uFFA0]");

    private static final Pattern SEEN = Pattern.compile("[\\p{L}\\p{N}]");

    private Names() {}

    /**
     * A name without blanks around it.
     *
     * @throws RefusedException if it is too short, too long, or holds a sign that is no part of a name, or nothing to be seen
     */
    public static String checked(String text) {
        String name = text.strip().replaceAll("\\s+", " ");
        if (name.length() < SHORTEST || name.length() > LONGEST) {
            throw RefusedException.of("name-length", "least", SHORTEST, "most", LONGEST, "length", name.length());
        }
        if (strange(name)) {
            throw RefusedException.of("name-signs");
        }
        return name;
    }

    /** The first of some names that may be one; nobody chose them as such. */
    public static String fitting(String wish, String otherwise) {
        try {
            return checked(wish);
        } catch (RefusedException e) {
            return checked(otherwise);
        }
    }

    private static boolean strange(String name) {
        return STRANGE.matcher(name).find()
                || LINK.matcher(name).find()
                || BLANK.matcher(name).find()
                || !SEEN.matcher(name).find();
    }
}
