package heraldo.bot.discord.gate;

/**
 * A file that is handed over with an answer.
 *
 * @param name e.g. {@code record.jsonl.gz}
 */
public record Attachment(String name, byte[] bytes) {}
