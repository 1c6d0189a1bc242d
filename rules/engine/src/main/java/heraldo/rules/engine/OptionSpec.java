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
 * @param domain its possible values
 * @param changeable whether the game master may change it in a running campaign
 * @param term the term of the campaign that it sets, if it is the platform and not the engine that keeps it
 * @param asked the place of its question when a campaign is opened step by step; among all others if not given
 */
public record OptionSpec(
        String key,
        @Key("default") String fallback,
        @Inline OptionDomain domain,
        boolean changeable,
        Optional<Term> term,
        Optional<Asked> asked) {

    /** A term of the campaign that the platform keeps. */
    public enum Term {
        /** The end of turns, as a line of cron. */
        CRON,
        /** The time zone of the deadlines. */
        ZONE,
        /** The early end of a turn, as soon as all who are due are ready. */
        EARLY,
        /** The number of silent turns of a seat after which the game master gets an alert; 0 for never. */
        MISSED_ALERT,
        /** The game master's permission to read orders. */
        GM_SEES,
        /** The hours before a deadline at which those without orders get a reminder, e.g. {@code 24 3}; 0 for never. */
        REMIND,
        /** The strength of its governors: the name of a {@link heraldo.rules.engine.mind.Strength}, in small letters. */
        GOVERNORS
    }

    /** The place of an option's question, if it is not among all others. */
    public enum Asked {
        /** Beside the question about the end of turns. */
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

    /** Returns the message that refuses a value, with an example if the option takes free text. */
    Message problem(String value) {
        Message problem = domain.problem().with("key", key).with("value", new PlayerText(value));
        return domain.pattern().isPresent() ? problem.with("example", fallback) : problem;
    }
}
