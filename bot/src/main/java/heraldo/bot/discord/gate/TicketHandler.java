package heraldo.bot.discord.gate;

/** Answers the buttons and text boxes of one action. Their tickets are genuine, and made for whoever uses them. */
public interface TicketHandler extends Handler {

    /** The action of the tickets it answers. */
    String action();

    /** Whether the answer takes the place of the message with the button, which is then used up. */
    default boolean inPlace() {
        return false;
    }
}
