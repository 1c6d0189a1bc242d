package heraldo.bot.campaign.model;

import java.util.Optional;

/**
 * The outcome of a turn so far.
 *
 * @param root the seal over its sheets in hexadecimal, once locked
 * @param result its result, once resolved
 */
public record TurnOutcome(Optional<String> root, Optional<TurnResult> result) {
    /** Nothing yet. */
    public static final TurnOutcome NONE = new TurnOutcome(Optional.empty(), Optional.empty());

    TurnOutcome withRoot(Optional<String> seal) {
        return new TurnOutcome(seal, result);
    }

    public TurnOutcome withResult(TurnResult came) {
        return new TurnOutcome(root, Optional.of(came));
    }
}
