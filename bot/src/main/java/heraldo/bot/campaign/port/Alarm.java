package heraldo.bot.campaign.port;

import java.time.Instant;

/** Port: wakes the clerks. Only an alarm: what is due stands in the database. */
@FunctionalInterface
public interface Alarm {
    /** Asks to be woken at an instant, or at once if it has passed. An earlier alarm stands. */
    void ring(Instant at);
}
