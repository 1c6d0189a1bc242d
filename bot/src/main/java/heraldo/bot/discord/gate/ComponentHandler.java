package heraldo.bot.discord.gate;

import java.util.Optional;

/** Answers the buttons and modals of one action. Their component ids are genuine, and made for whoever uses them. */
public interface ComponentHandler extends Handler {

    /** The action of the component ids it answers. */
    String action();

    /**
     * Returns whether the answer takes the place of the message with the button or menu, which is then used up. It does so only
     * where nobody else reads that message.
     */
    default boolean inPlace() {
        return false;
    }

    /**
     * Returns the new content of the public message with the button, redrawn after the answer. Empty if the message stays as it
     * is.
     */
    default Optional<Card> redrawn(Admitted admitted) {
        return Optional.empty();
    }

    /**
     * The message as it stands now, if a press on it that is refused leaves it as it is: the reason is told on it, and it can be
     * pressed again. Empty if the reason takes its place; it does anyway for whoever is not let in.
     */
    default Optional<Card> standing(Admitted admitted) {
        return Optional.empty();
    }

    /**
     * Returns the message that replaces the one with the menu while the menu's modal is open. A menu keeps its choice, so a user
     * who cancels the modal could not repeat it otherwise; empty if the message stays.
     */
    default Optional<Answer> meanwhile(Admitted admitted) {
        return Optional.empty();
    }
}
