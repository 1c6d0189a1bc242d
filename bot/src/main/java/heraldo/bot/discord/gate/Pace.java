package heraldo.bot.discord.gate;

import heraldo.bot.campaign.post.Backoff;
import heraldo.rules.data.Key;
import heraldo.rules.data.RecordShape;
import heraldo.rules.data.Whole;
import java.time.Duration;

/**
 * How fast the bot speaks on Discord, and how long it waits there. The host may set all of it in the group {@code discord} of
 * their settings, under the key that stands beside it, in its unit and within its range; what they leave out is as usual.
 *
 * @param requestsPerSecond how many requests it makes in any second, at most, from 1; Discord allows a bot 50, unless it has
 *     granted more. Answers to people do not count there
 * @param statusPause how long a campaign's status message stays as it is, at least, however much changes meanwhile: from 1 second
 * @param statusMemory how long ago a campaign may have ended whose status message is still brought up to date when the program
 *     starts, for it may have ended with it: 1 to 365 days
 * @param firstWait how long after its first failure a post is tried again, every further wait being twice as long: 1 to 60
 *     seconds
 * @param longestWait how long a post waits at most before it is tried again, and so does a status message: 1 to 1440 minutes
 * @param silence how long nothing may be heard from Discord before people are taken for cut off: 45 to 600 seconds, since its
 *     heartbeats are 41 seconds apart
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

    /** What a host gets who says nothing else: somewhat below what Discord allows everybody. */
    public static final Pace USUAL = RecordShape.usual(Pace.class);

    /** When a post that could not be made is tried again. */
    public Backoff posts() {
        return new Backoff(firstWait, longestWait);
    }

    /** When a status message that could not be brought up to date is tried again. */
    public Backoff statuses() {
        return new Backoff(statusPause, longestWait);
    }
}
