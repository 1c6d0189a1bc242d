package heraldo.bot.sandbox.rest;

import java.time.Duration;

/**
 * A bot's rate limits. Discord documents the global limit and the limit of invalid requests; the others are observed values,
 * and may change at any time.
 *
 * @param global requests of a bot in all; interactions do not count
 * @param posts messages sent to one channel
 * @param edits messages edited in one channel
 * @param others requests of any other one route with one channel, server or webhook
 * @param renames changes of one channel's name or topic
 * @param oldEdits edits of messages in one channel that are older than an hour
 * @param crossposts messages of one announcement channel that are passed on to the servers that follow it
 * @param invalid answers 401, 403 and 429 (unless the limit is shared), after which nobody at the bot's address is let in
 */
public record Limits(
        Rule global, Rule posts, Rule edits, Rule others, Rule renames, Rule oldEdits, Rule crossposts, Rule invalid) {
    private static final Rule ENDLESS = new Rule(Integer.MAX_VALUE, Duration.ofSeconds(1));

    /** As Discord does, or as strict as it has been seen. */
    public static final Limits DISCORD = new Limits(
            new Rule(50, Duration.ofSeconds(1)),
            new Rule(5, Duration.ofSeconds(5)),
            new Rule(5, Duration.ofSeconds(5)),
            new Rule(50, Duration.ofSeconds(1)),
            new Rule(2, Duration.ofMinutes(10)),
            new Rule(5, Duration.ofHours(1)),
            new Rule(10, Duration.ofHours(1)),
            new Rule(10_000, Duration.ofMinutes(10)));

    /** Nobody is ever told to wait. */
    public static final Limits NONE =
            new Limits(ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS);

    /**
     * So many in so long.
     *
     * @param most how many, at least 1
     */
    public record Rule(int most, Duration span) {}
}
