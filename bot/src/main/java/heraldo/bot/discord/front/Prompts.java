package heraldo.bot.discord.front;

import heraldo.bot.discord.gate.Prompt;
import java.text.Normalizer;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Picks suggestions that fit what has been typed, whatever the case and the accents. */
public final class Prompts {

    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

    private Prompts() {}

    /** Those that begin with the typed text, then those that have it elsewhere; the given order stands otherwise. */
    public static List<Prompt> fitting(Collection<Prompt> prompts, String typed) {
        String wanted = bare(typed);
        Stream<Prompt> found = prompts.stream().filter(prompt -> place(prompt, wanted) >= 0);
        return found.sorted(Comparator.comparing(prompt -> place(prompt, wanted) > 0))
                .toList();
    }

    /** Whether two texts are the same but for case and accents. */
    public static boolean same(String one, String other) {
        return bare(one).equals(bare(other));
    }

    private static int place(Prompt prompt, String wanted) {
        int inLabel = bare(prompt.label()).indexOf(wanted);
        return inLabel >= 0 ? inLabel : bare(prompt.value()).indexOf(wanted);
    }

    private static String bare(String text) {
        String apart = Normalizer.normalize(text.strip(), Normalizer.Form.NFD);
        return ACCENTS.matcher(apart).replaceAll("").toLowerCase(Locale.ROOT);
    }
}
