package heraldo.bot.campaign.port;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Port: the clock that campaigns live by. In the sandbox it can be set ahead. */
public interface CampaignClock extends InstantSource {
    /** Converts a moment of the outside world, e.g. the time stamp of an interaction, to the time of this clock. */
    Instant at(Instant outside);

    /** Is told what time it is outside, as good as to a second or two. */
    default void hear(Instant outside) {}

    /**
     * Returns the lead of this clock over the outside time that it heard last, negative if it is behind.
     *
     * @param since a time on the steady clock; the result is empty if the clock has heard no outside time since then
     */
    default Optional<Duration> ahead(Duration since) {
        return Optional.empty();
    }

    /**
     * Wants to be told the time soon.
     *
     * @param then is run once, when it was told
     */
    default void ask(Runnable then) {}

    /** Sets who is asked for the time and sees to it that it is told. */
    default void askedFrom(Runnable asker) {}

    /** The clock beside one that only ever runs on, both read at the same moment. */
    Reading reading();

    /**
     * Two clocks at one moment.
     *
     * @param shown the time on this clock; people may set it, forwards or backwards
     * @param steady time since a moment that nobody knows, on a clock that nobody can set; only the difference of two
     *     readings of one run of the program means anything
     */
    record Reading(Instant shown, Duration steady) {}
}
