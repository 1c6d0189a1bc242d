package heraldo.bot.app;

import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.schedule.HostClock;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The one clock of a sandbox, which can be set ahead. The stand-in stamps its messages by this clock, so their time stamps need
 * no conversion.
 */
final class SandboxClock implements CampaignClock {

    private final HostClock clock = new HostClock(InstantSource.system());

    @Override
    public Instant instant() {
        return clock.instant();
    }

    @Override
    public Instant at(Instant outside) {
        return outside;
    }

    @Override
    public Reading reading() {
        return clock.reading();
    }

    void jumpTo(Instant instant) {
        clock.jumpTo(instant);
    }
}
