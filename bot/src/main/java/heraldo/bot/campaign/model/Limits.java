package heraldo.bot.campaign.model;

import heraldo.rules.data.Key;
import heraldo.rules.data.RecordShape;
import heraldo.rules.data.Whole;

/**
 * The upper bounds on the number of campaigns that have not ended: the group {@code campaigns} of the host's settings.
 *
 * @param perPerson the number that one person may direct at a time, in all servers together; at least 1
 * @param perServer the number in one server; at least 1
 */
public record Limits(
        @Key("each-person") @Whole(least = 1, usual = 3) int perPerson,
        @Key("each-server") @Whole(least = 1, usual = 25) int perServer) {

    /** The defaults for a host who sets no limits. */
    public static final Limits USUAL = RecordShape.usual(Limits.class);
}
