package heraldo.bot.campaign.model;

/** The turn from which a changed cadence counts. */
public enum CadenceStart {
    /** The open one, whose deadline moves. */
    OPEN_TURN,
    /** The one after it: the open one keeps its deadline. */
    NEXT_TURN
}
