package heraldo.bot.campaign.model;

import java.time.Duration;

/**
 * What is agreed about turns that end before their deadline.
 *
 * @param possible whether a turn ends as soon as every due player is ready
 * @param window for how many minutes such a turn waits, so that somebody may think better of it; 0 for none
 */
public record EarlyEnd(boolean possible, int window) {
    public EarlyEnd withWindow(int minutes) {
        return new EarlyEnd(possible, minutes);
    }

    /** How long a turn waits that could end early. */
    public Duration undo() {
        return Duration.ofMinutes(window);
    }
}
