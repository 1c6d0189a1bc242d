package heraldo.bot.campaign.model;

/**
 * Somebody who is asked to take a seat, or to direct.
 *
 * @param user 0 for anybody
 * @param name their name; empty for anybody
 */
public record Guest(long user, String name) {
    public static final Guest ANYBODY = new Guest(0, "");

    /** Returns whether anybody may accept. */
    public boolean anybody() {
        return user == 0;
    }
}
