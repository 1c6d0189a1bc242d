package heraldo.bot.discord.gate;

import java.util.Optional;

/** Answers one kind of interaction. It is asked only for callers whom the {@link Guard} has let in. */
public interface Handler {

    /**
     * Returns the key in the table of rights: the command's English words. A button or modal has no rights of its own, but those
     * of the command that does the same.
     */
    String errand();

    /**
     * The answer, which only the asker sees. Runs after Discord has been told that one will come.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if it cannot be done; the asker is told the sentence
     */
    Answer answer(Admitted admitted);

    /** Returns whether the handler only reads, and may take so long that the user's next interaction does not wait for it. */
    default boolean slow() {
        return false;
    }

    /** Returns whether the handler may open a modal instead of answering. */
    default boolean asks() {
        return false;
    }

    /** A modal to be opened instead of an answer. Runs before Discord has been told anything, so it must be quick. */
    default Optional<ModalForm> modal(Admitted admitted) {
        return Optional.empty();
    }
}
