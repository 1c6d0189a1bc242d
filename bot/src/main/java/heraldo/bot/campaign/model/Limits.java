package heraldo.bot.campaign.model;

import heraldo.rules.data.Key;
import heraldo.rules.data.RecordShape;
import heraldo.rules.data.Whole;

/**
 * How many campaigns that have not ended there may be: the group {@code campaigns} of the host's settings.
 *
 * @param perPerson how many somebody may direct at a time, in all servers together; at least 1
 * @param perServer how many there may be in one server; at least 1
 */
public record Limits(
        @Key("each-person") @Whole(least = 1, usual = 3) int perPerson,
        @Key("each-server") @Whole(least = 1, usual = 25) int perServer) {

    /** What a host gets who says nothing else. */
    public static final Limits USUAL = RecordShape.usual(Limits.class);
}
