package heraldo.bot.campaign;

import java.util.regex.Pattern;

/** What may be the name of something that everybody sees: nothing that Discord would read as more than letters. */
final class Names {
    private static final int SHORTEST = 2;
    private static final int LONGEST = 60;
    private static final Pattern STRANGE = Pattern.compile("[^\\p{L}\\p{M}\\p{N} '’.,:()!?¡¿&/ºª+-]");

    private Names() {}

    /**
     * A name without blanks around it.
     *
     * @throws RefusedException if it is too short, too long, or holds a sign that is no part of a name
     */
    static String checked(String text) {
        String name = text.strip().replaceAll("\\s+", " ");
        if (name.length() < SHORTEST || name.length() > LONGEST) {
            throw RefusedException.of("name-length", "least", SHORTEST, "most", LONGEST, "length", name.length());
        }
        if (STRANGE.matcher(name).find() || name.startsWith("http")) {
            throw RefusedException.of("name-signs");
        }
        return name;
    }
}
