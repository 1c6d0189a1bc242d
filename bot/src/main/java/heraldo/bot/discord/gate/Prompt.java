package heraldo.bot.discord.gate;

/**
 * A value suggested while somebody types.
 *
 * @param label what is shown, in the reader's language
 * @param value what is filled in
 */
public record Prompt(String label, String value) {

    public static Prompt of(String same) {
        return new Prompt(same, same);
    }
}
