package heraldo.bot.campaign;

import java.time.Instant;
import java.util.Optional;

/**
 * Ends turns. Every step is one transaction and leaves the turn's row in a state from which the next step goes on, so
 * that the clerk can be killed at any moment.
 */
public final class DeadlineClerk {
    /** Does everything that is due: reminders, deadlines, turns that were sealed and not played. */
    public void work() {
        throw new UnsupportedOperationException();
    }

    /** When there is something to do next; the moment to which a sandbox sets its clock. */
    public Optional<Instant> nextAlarm() {
        throw new UnsupportedOperationException();
    }
}
