package heraldo.bot.discord.gate;

import java.util.Optional;

/** Answers the buttons and text boxes of one action. */
public interface TicketHandler {

    /** The action of the tickets it answers. */
    String action();

    /**
     * The answer, which only the asker sees. The ticket is genuine, and made for this user.
     *
     * @throws heraldo.bot.campaign.RefusedException if it cannot be done; the asker is told the sentence
     */
    Answer answer(Call call);

    /** A text box to be opened instead of an answer. Runs before Discord has been told anything, so it must be quick. */
    default Optional<Window> window(Call call) {
        return Optional.empty();
    }

    /** Whether the answer takes the place of the message with the button, which is then used up. */
    default boolean inPlace() {
        return false;
    }
}
