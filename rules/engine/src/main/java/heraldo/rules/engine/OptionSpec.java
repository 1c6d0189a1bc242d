package heraldo.rules.engine;

import heraldo.rules.data.Key;
import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Optional;

/**
 * One option of a ruleset.
 *
 * @param key its name; what it means is {@code option.<key>} in the bundles
 * @param fallback its value where nobody chose one
 * @param domain what it may be
 * @param changeable whether the game master may change it in a running campaign
 * @param term the term of the campaign that it sets, if it is the platform and not the engine that keeps it
 * @param asked where whoever opens a campaign step by step is asked for it; among all others if not given
 */
public record OptionSpec(
        String key,
        @Key("default") String fallback,
        @Inline OptionDomain domain,
        boolean changeable,
        Optional<Term> term,
        Optional<Asked> asked) {

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
        REMIND,
        /** How far its governors think: the name of a {@link heraldo.rules.engine.mind.Strength}, in small letters. */
        GOVERNORS
    }

    /** Where one is asked for an option that does not stand among all others. */
    public enum Asked {
        /** Where one is asked when turns end. */
        CLOCK,
        /** Nowhere: it follows from what is said elsewhere, or can be nothing else. */
        NEVER
    }

    public OptionSpec {
        if (!domain.isOfOneKind()) {
            throw new IllegalArgumentException(
                    "the option " + key + " needs either values, or least and most, or boolean: true, or a pattern");
        }
        if (!domain.holds(fallback)) {
            throw new IllegalArgumentException("the default of " + key + " is not one of its values: " + fallback);
        }
    }

    /** The value as it is stored; empty if it is not allowed. */
    public Optional<String> normal(String value) {
        return domain.normal(value);
    }

    /** The values one may choose from; empty for a number or free text. */
    public List<String> allowed() {
        return domain.listed();
    }

    /** Why a value is not allowed. */
    Message problem(String value) {
        Message problem = domain.problem().with("key", key).with("value", new PlayerText(value));
        return domain.pattern().isPresent() ? problem.with("example", fallback) : problem;
    }
}
