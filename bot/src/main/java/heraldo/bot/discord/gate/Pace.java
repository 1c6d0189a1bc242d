package heraldo.bot.discord.gate;

import java.time.Duration;

/**
 * How fast the bot speaks on Discord.
 *
 * @param requestsPerSecond how many requests it makes in any second, at most; Discord allows a bot 50, unless it has granted
 *     more. Answers to people do not count there
 * @param statusPause how long a campaign's status message stays as it is, at least, however much changes meanwhile
 */
public record Pace(int requestsPerSecond, Duration statusPause) {

    /** Somewhat below what Discord allows everybody. */
    public static final Pace USUAL = new Pace(45, Duration.ofSeconds(30));

    public Pace {
        if (requestsPerSecond < 1) {
            throw new IllegalArgumentException(
                    "requests-per-second is " + requestsPerSecond + "; use a whole number from 1");
        }
        if (statusPause.isNegative()) {
            throw new IllegalArgumentException("the pause between changes of a status message is negative");
        }
    }
}
