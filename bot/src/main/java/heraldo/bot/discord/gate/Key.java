package heraldo.bot.discord.gate;

/**
 * A button.
 *
 * @param label what stands on it
 * @param ticket what pressing it means
 * @param weight how it looks
 */
public record Key(String label, Ticket ticket, Weight weight) {

    /** How much a button stands out. */
    public enum Weight {
        MAIN,
        SIDE,
        CONSENT,
        DANGER
    }
}
