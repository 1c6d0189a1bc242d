package heraldo.bot.campaign.model;

import java.time.Duration;

/**
 * The agreement about turns that end before their deadline.
 *
 * @param possible whether a turn ends as soon as every due player is ready
 * @param window the number of minutes for which such a turn waits, so that a player may change their mind; 0 for none
 */
public record EarlyEnd(boolean possible, int window) {
    public EarlyEnd withWindow(int minutes) {
        return new EarlyEnd(possible, minutes);
    }

    /** Returns the time for which a turn waits before it ends early. */
    public Duration undo() {
        return Duration.ofMinutes(window);
    }
}
