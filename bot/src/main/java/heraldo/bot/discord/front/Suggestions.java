package heraldo.bot.discord.front;

import heraldo.bot.discord.gate.Suggestion;
import java.text.Normalizer;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Picks suggestions that fit what has been typed, whatever the case and the accents. */
public final class Suggestions {

    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

    private Suggestions() {}

    /**
     * Those that begin with the typed text, then those that have it elsewhere; the given order stands otherwise. What is found by
     * another name than it is shown with is shown with that name, too.
     */
    public static List<Suggestion> fitting(Collection<Suggestion> suggestions, String typed) {
        String wanted = bare(typed);
        Stream<Found> found = suggestions.stream().flatMap(suggestion -> found(suggestion, wanted).stream());
        return found.sorted(Comparator.comparing(each -> each.place() > 0))
                .map(Found::suggestion)
                .toList();
    }

    /** A suggestion and where the typed text stands in it. */
    private record Found(Suggestion suggestion, int place) {}

    private static Optional<Found> found(Suggestion suggestion, String wanted) {
        int shown = place(suggestion, wanted);
        if (shown == 0) {
            return Optional.of(new Found(suggestion, shown));
        }
        Optional<Found> named = suggestion.names().stream()
                .map(name -> new Found(named(suggestion, name), bare(name).indexOf(wanted)))
                .filter(each -> each.place() >= 0)
                .min(Comparator.comparingInt(Found::place));
        return shown > 0 && named.filter(each -> each.place() == 0).isEmpty()
                ? Optional.of(new Found(suggestion, shown))
                : named;
    }

    private static Suggestion named(Suggestion suggestion, String name) {
        return bare(suggestion.label()).contains(bare(name))
                ? suggestion
                : new Suggestion(suggestion.label() + " · " + name, suggestion.value());
    }

    /** Returns whether two texts are the same but for case and accents. */
    public static boolean same(String one, String other) {
        return bare(one).equals(bare(other));
    }

    private static int place(Suggestion suggestion, String wanted) {
        int inLabel = bare(suggestion.label()).indexOf(wanted);
        return inLabel >= 0 ? inLabel : bare(suggestion.value()).indexOf(wanted);
    }

    private static String bare(String text) {
        String apart = Normalizer.normalize(text.strip(), Normalizer.Form.NFD);
        return ACCENTS.matcher(apart).replaceAll("").toLowerCase(Locale.ROOT);
    }
}
