package heraldo.bot.campaign.port;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Port: the clock that campaigns live by. In the sandbox it can be set ahead. */
public interface CampaignClock extends InstantSource {
    /** What this clock shows at a moment of the outside world, e.g. the time stamp of an interaction. */
    Instant at(Instant outside);

    /** The clock beside one that only ever runs on, both read at the same moment. */
    Reading reading();

    /**
     * Two clocks at one moment.
     *
     * @param shown what this clock shows; somebody may set it, forwards or backwards
     * @param steady time since a moment that nobody knows, on a clock that nobody can set; only the difference of two
     *     readings of one run of the program means anything
     */
    record Reading(Instant shown, Duration steady) {}
}
