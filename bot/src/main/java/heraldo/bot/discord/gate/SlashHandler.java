package heraldo.bot.discord.gate;

import heraldo.bot.discord.shape.Form;
import java.util.List;
import java.util.Optional;

/** Answers one slash command. */
public interface SlashHandler {

    /** What the player types. */
    Form form();

    /**
     * The answer, which only the asker sees. Runs after Discord has been told that one will come.
     *
     * @throws heraldo.bot.campaign.RefusedException if it cannot be done; the asker is told the sentence
     */
    Answer answer(Call call);

    /** A text box to be opened instead of an answer. Runs before Discord has been told anything, so it must be quick. */
    default Optional<Window> window(Call call) {
        return Optional.empty();
    }

    /**
     * Values for the blank that is being filled in, best first.
     *
     * @param field its base name
     * @param typed what already stands in it
     */
    default List<Prompt> prompts(Call call, String field, String typed) {
        return List.of();
    }
}
