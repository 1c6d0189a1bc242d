package heraldo.bot.campaign;

import java.time.Instant;
import java.time.InstantSource;

/** Port: the clock that campaigns live by. In the sandbox it can be set ahead. */
public interface CampaignClock extends InstantSource {
    /** What this clock shows at a moment of the outside world, e.g. the time stamp of an interaction. */
    Instant at(Instant outside);
}
