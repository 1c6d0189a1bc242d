package heraldo.bot.schedule;

import heraldo.bot.campaign.CampaignClock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/** The clock of the campaigns, to the millisecond: the machine's own, which a sandbox may set ahead. */
public final class HostClock implements CampaignClock {
    private final InstantSource machine;
    private volatile Duration ahead = Duration.ZERO;

    public HostClock(InstantSource machine) {
        this.machine = machine;
    }

    @Override
    public Instant instant() {
        return at(machine.instant());
    }

    @Override
    public Instant at(Instant outside) {
        return outside.plus(ahead).truncatedTo(ChronoUnit.MILLIS);
    }

    /** Sets the clock ahead to an instant; an instant that has passed changes nothing. */
    public synchronized void jumpTo(Instant instant) {
        Duration missing = Duration.between(instant(), instant);
        if (missing.isPositive()) {
            ahead = ahead.plus(missing);
        }
    }
}
