package heraldo.bot.discord.gate;

/** Answers the buttons and modals of one action. Their component ids are genuine, and made for whoever uses them. */
public interface ComponentHandler extends Handler {

    /** The action of the component ids it answers. */
    String action();

    /** Whether the answer takes the place of the message with the button, which is then used up. */
    default boolean inPlace() {
        return false;
    }
}
