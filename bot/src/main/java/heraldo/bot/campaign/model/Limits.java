package heraldo.bot.campaign.model;

/**
 * How many campaigns that have not ended there may be.
 *
 * @param perPerson how many somebody may direct at a time, in all servers together; at least 1
 * @param perServer how many there may be in one server; at least 1
 */
public record Limits(int perPerson, int perServer) {

    /** What a host gets who says nothing else. */
    public static final Limits USUAL = new Limits(3, 25);
}
