package heraldo.rules.engine;

import heraldo.rules.data.Key;
import heraldo.rules.kernel.DayName;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One option of a ruleset: a few named values, whole numbers of a range, yes and no, or free text of a certain form.
 *
 * @param key its name; what it means is {@code option.<key>} in the bundles
 * @param fallback its value where nobody chose one
 * @param values the allowed values
 * @param least the smallest number
 * @param most the greatest number
 * @param yesNo whether it is {@code true} or {@code false}
 * @param pattern the regular expression that free text matches
 * @param days whether days of the week stand in it, which may be written in any of the languages
 * @param changeable whether the game master may change it in a running campaign
 * @param term the term of the campaign that it sets, if it is the platform and not the engine that keeps it
 * @param asked where whoever opens a campaign step by step is asked for it; among all others if not given
 */
public record OptionSpec(
        String key,
        @Key("default") String fallback,
        Optional<List<String>> values,
        Optional<Integer> least,
        Optional<Integer> most,
        @Key("boolean") Optional<Boolean> yesNo,
        Optional<String> pattern,
        Optional<Boolean> days,
        boolean changeable,
        Optional<Term> term,
        Optional<Asked> asked) {

    private static final List<String> YES_NO = List.of("true", "false");

    /** What a campaign agrees on with the platform. */
    public enum Term {
        /** When turns end, as a line of cron. */
        CRON,
        /** The time zone of the deadlines. */
        ZONE,
        /** Whether a turn ends as soon as all who are due are ready. */
        EARLY,
        /** After how many silent turns of a seat the game master is told; 0 for never. */
        MISSED_ALERT,
        /** Whether the game master may read orders. */
        GM_SEES,
        /** How many hours before a deadline those without orders are reminded, e.g. {@code 24 3}; 0 for never. */
        REMIND
    }

    /** Where one is asked for an option that does not stand among all others. */
    public enum Asked {
        /** Where one is asked when turns end. */
        CLOCK,
        /** Nowhere: it follows from what is said elsewhere, or can be nothing else. */
        NEVER
    }

    public OptionSpec {
        boolean range = least.isPresent() && most.isPresent();
        boolean truth = yesNo.orElse(false);
        int kinds = (values.isPresent() ? 1 : 0) + (range ? 1 : 0) + (truth ? 1 : 0) + (pattern.isPresent() ? 1 : 0);
        if (kinds != 1 || least.isPresent() != most.isPresent()) {
            throw new IllegalArgumentException(
                    "the option " + key + " needs either values, or least and most, or boolean: true, or a pattern");
        }
        if (normal(fallback, values, least, most, pattern).isEmpty()) {
            throw new IllegalArgumentException("the default of " + key + " is not one of its values: " + fallback);
        }
    }

    /** The value as it is stored; empty if it is not allowed. */
    public Optional<String> normal(String value) {
        String read = days.orElse(false) ? DayName.inText(value).replace(" ", "") : value;
        return normal(read, values, least, most, pattern);
    }

    /** Why a value is not allowed. */
    Message problem(String value) {
        PlayerText typed = new PlayerText(value);
        if (pattern.isPresent()) {
            return Message.of("options.pattern", "key", key, "value", typed, "example", fallback);
        }
        return least.isPresent()
                ? Message.of(
                        "options.range", "key", key, "value", typed, "least", least.get(), "most", most.orElseThrow())
                : Message.of("options.values", "key", key, "value", typed, "values", allowed());
    }

    /** The values one may choose from; empty for a number or free text. */
    public List<String> allowed() {
        return least.isPresent() || pattern.isPresent() ? List.of() : values.orElse(YES_NO);
    }

    private static Optional<String> normal(
            String value,
            Optional<List<String>> values,
            Optional<Integer> least,
            Optional<Integer> most,
            Optional<String> pattern) {
        if (pattern.isPresent()) {
            return Optional.of(value.strip()).filter(text -> text.matches(pattern.get()));
        }
        if (least.isPresent()) {
            return Optional.of(value)
                    .filter(text -> text.matches("-?[0-9]{1,9}"))
                    .map(Integer::valueOf)
                    .filter(number -> number >= least.get() && number <= most.orElseThrow())
                    .map(String::valueOf);
        }
        return values.orElse(YES_NO).stream()
                .filter(each -> each.toUpperCase(Locale.ROOT).equals(value.toUpperCase(Locale.ROOT)))
                .findFirst();
    }
}
