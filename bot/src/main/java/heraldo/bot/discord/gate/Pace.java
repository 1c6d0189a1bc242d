package heraldo.bot.discord.gate;

import heraldo.bot.campaign.post.Backoff;
import heraldo.rules.data.Key;
import heraldo.rules.data.RecordShape;
import heraldo.rules.data.Whole;
import java.time.Duration;

/**
 * The rate limits and waits of the bot on Discord. The host may set each in the group {@code discord} of their settings, under
 * the key beside it, in its unit and range; the others have their defaults.
 *
 * @param requestsPerSecond the most requests in any second, from 1; Discord allows a bot 50, unless it has granted more. Answers
 *     to users do not count there
 * @param statusPause the least time between two changes of a campaign's status message: from 1 second
 * @param statusMemory the age of an ended campaign up to which the bot still updates its status message at startup, because the
 *     program may have ended with it: 1 to 365 days
 * @param firstWait the wait before the first retry of a post, every further wait being twice as long: 1 to 60 seconds
 * @param longestWait the longest wait before a retry of a post or a status message: 1 to 1440 minutes
 * @param silence the time without a sign from Discord after which users count as cut off: 45 to 600 seconds, since its heartbeats
 *     are 41 seconds apart
 */
public record Pace(
        @Key("requests-per-second") @Whole(least = 1, usual = 45)
        int requestsPerSecond,

        @Key("seconds-between-status-changes") @Whole(least = 1, usual = 30, unit = Whole.Unit.SECONDS)
        Duration statusPause,

        @Key("status-memory-days") @Whole(least = 1, most = 365, usual = 7, unit = Whole.Unit.DAYS)
        Duration statusMemory,

        @Key("first-wait-seconds") @Whole(least = 1, most = 60, usual = 2, unit = Whole.Unit.SECONDS)
        Duration firstWait,

        @Key("longest-wait-minutes") @Whole(least = 1, most = 1440, usual = 10, unit = Whole.Unit.MINUTES)
        Duration longestWait,

        @Key("silence-seconds") @Whole(least = 45, most = 600, usual = 60, unit = Whole.Unit.SECONDS)
        Duration silence) {

    /** The default pace, somewhat below the rate limit that Discord gives every bot. */
    public static final Pace USUAL = RecordShape.usual(Pace.class);

    /** Returns the backoff for retries of a post. */
    public Backoff posts() {
        return new Backoff(firstWait, longestWait);
    }

    /** Returns the backoff for retries of a status message. */
    public Backoff statuses() {
        return new Backoff(statusPause, longestWait);
    }
}
