package heraldo.bot.campaign.model;

/**
 * Somebody who is asked to take a seat, or to direct.
 *
 * @param user 0 for anybody
 * @param name what they are called; empty for anybody
 */
public record Guest(long user, String name) {
    public static final Guest ANYBODY = new Guest(0, "");

    /** Whether whoever wants it is asked. */
    public boolean anybody() {
        return user == 0;
    }
}
