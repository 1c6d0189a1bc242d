package heraldo.bot.discord.gate;

import heraldo.bot.discord.authority.Right;
import java.time.Duration;

/** Is told how long people and requests have waited. It only counts: whoever tells it never waits for it. */
public interface Waits {

    /** Nobody counts. */
    Waits UNCOUNTED = new Waits() {};

    /** The rate limit for which a request waits. */
    enum Limit {
        /** The bot's own pace, which keeps it below what Discord allows in all. */
        OWN,
        /** A limit that Discord has set for one kind of request. */
        DISCORD
    }

    /**
     * Somebody who was let in has their answer.
     *
     * @param right what they came for
     * @param time since the bot had heard of it
     */
    default void answered(Right right, Duration time) {}

    /** A request has waited, and is sent now. */
    default void held(Limit limit, Duration time) {}

    /** Discord has refused a request as one too many. */
    default void refused() {}
}
