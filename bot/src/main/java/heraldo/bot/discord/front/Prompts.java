package heraldo.bot.discord.front;

import heraldo.bot.discord.gate.Prompt;
import java.text.Normalizer;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Picks suggestions that fit what has been typed, whatever the case and the accents. */
public final class Prompts {

    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

    private Prompts() {}

    /**
     * Those that begin with the typed text, then those that have it elsewhere; the given order stands otherwise. What is found by
     * another name than it is shown with is shown with that name, too.
     */
    public static List<Prompt> fitting(Collection<Prompt> prompts, String typed) {
        String wanted = bare(typed);
        Stream<Found> found = prompts.stream().flatMap(prompt -> found(prompt, wanted).stream());
        return found.sorted(Comparator.comparing(each -> each.place() > 0))
                .map(Found::prompt)
                .toList();
    }

    /** A prompt and where the typed text stands in it. */
    private record Found(Prompt prompt, int place) {}

    private static Optional<Found> found(Prompt prompt, String wanted) {
        int shown = place(prompt, wanted);
        if (shown == 0) {
            return Optional.of(new Found(prompt, shown));
        }
        Optional<Found> named = prompt.names().stream()
                .map(name -> new Found(named(prompt, name), bare(name).indexOf(wanted)))
                .filter(each -> each.place() >= 0)
                .min(Comparator.comparingInt(Found::place));
        return shown > 0 && named.filter(each -> each.place() == 0).isEmpty()
                ? Optional.of(new Found(prompt, shown))
                : named;
    }

    private static Prompt named(Prompt prompt, String name) {
        return new Prompt(prompt.label() + " · " + name, prompt.value());
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
