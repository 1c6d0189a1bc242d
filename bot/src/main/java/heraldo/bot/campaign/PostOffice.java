package heraldo.bot.campaign;

import java.time.Instant;
import java.util.Optional;

/** Sends what is in the outbox through the courier, campaign by campaign in order, until it is empty. */
public final class PostOffice {
    /** Posts everything that may be posted now. */
    public void work() {
        throw new UnsupportedOperationException();
    }

    /** When something can be tried next. */
    public Optional<Instant> nextAlarm() {
        throw new UnsupportedOperationException();
    }
}
