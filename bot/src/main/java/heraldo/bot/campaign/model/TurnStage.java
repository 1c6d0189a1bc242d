package heraldo.bot.campaign.model;

/**
 * The stage of a turn.
 *
 * @param hold the reason for suspending the deadline; {@link HoldReason#NONE} unless held
 */
public record TurnStage(TurnStatus status, HoldReason hold) {
    /** It takes orders until its deadline. */
    public static final TurnStage OPEN = of(TurnStatus.OPEN);

    /** A stage in which the turn is not held. */
    public static TurnStage of(TurnStatus status) {
        return new TurnStage(status, HoldReason.NONE);
    }

    /** The deadline is suspended. */
    public static TurnStage held(HoldReason hold) {
        return new TurnStage(TurnStatus.HELD, hold);
    }

    TurnStage withStatus(TurnStatus other) {
        return new TurnStage(other, hold);
    }
}
