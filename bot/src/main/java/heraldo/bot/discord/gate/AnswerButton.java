package heraldo.bot.discord.gate;

/**
 * A button.
 *
 * @param label what stands on it
 * @param componentId what pressing it means
 * @param weight how it looks
 */
public record AnswerButton(String label, ComponentId componentId, Weight weight) {

    /** The prominence of a button. */
    public enum Weight {
        MAIN,
        SIDE,
        CONSENT,
        DANGER
    }
}
