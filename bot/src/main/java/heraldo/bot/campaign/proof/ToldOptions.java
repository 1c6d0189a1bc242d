package heraldo.bot.campaign.proof;

import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.PlayerText;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The options that an act of the game master has set, as everybody was told. */
final class ToldOptions {

    private final OptionTable table;
    private final Line.Act act;
    private final SortedMap<String, String> told = new TreeMap<>();
    private boolean whole = true;

    ToldOptions(OptionTable table, Line.Act act) {
        this.table = table;
        this.act = act;
        if (Acts.namesOption(act)) {
            said("option").ifPresentOrElse(key -> tell(key, "value"), () -> whole = false);
        } else {
            tell(Term.CRON, "cron");
            tell(Term.ZONE, "zone");
        }
    }

    /** Returns whether the act tells a value for each option that it sets. */
    boolean whole() {
        return whole;
    }

    /** Returns whether the options after the act have the values that were told. */
    boolean stand(SortedMap<String, String> after) {
        return same(after, with(after));
    }

    /** Returns whether the told options are the only ones that changed. */
    boolean lead(SortedMap<String, String> before, SortedMap<String, String> after) {
        return same(after, with(before));
    }

    private void tell(Term term, String argument) {
        table.specs().stream()
                .filter(spec -> spec.term().equals(Optional.of(term)))
                .forEach(spec -> tell(spec.key(), argument));
    }

    private void tell(String key, String argument) {
        said(argument).ifPresentOrElse(value -> told.put(key, value), () -> whole = false);
    }

    private Optional<String> said(String argument) {
        return switch (act.words().arguments().get(argument)) {
            case PlayerText text -> Optional.of(text.text());
            case String text -> Optional.of(text);
            case null, default -> Optional.empty();
        };
    }

    private SortedMap<String, String> with(SortedMap<String, String> options) {
        SortedMap<String, String> all = new TreeMap<>(options);
        all.putAll(told);
        return all;
    }

    private boolean same(SortedMap<String, String> some, SortedMap<String, String> others) {
        return compared(some).equals(compared(others));
    }

    /** Earlier versions kept a zone as it was typed, in any case, and under its own name from the next change on. */
    private SortedMap<String, String> compared(SortedMap<String, String> options) {
        SortedMap<String, String> compared = new TreeMap<>(options);
        table.specs().stream()
                .filter(spec -> spec.term().equals(Optional.of(Term.ZONE)))
                .map(OptionSpec::key)
                .forEach(key -> compared.computeIfPresent(key, (any, zone) -> zone.toLowerCase(Locale.ROOT)));
        return compared;
    }
}
