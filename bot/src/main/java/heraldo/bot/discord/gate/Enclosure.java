package heraldo.bot.discord.gate;

/**
 * A file that is handed over with an answer.
 *
 * @param name e.g. {@code record.jsonl.gz}
 */
public record Enclosure(String name, byte[] bytes) {}
