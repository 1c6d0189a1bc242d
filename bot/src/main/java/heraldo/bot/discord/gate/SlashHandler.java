package heraldo.bot.discord.gate;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.shape.CommandShape;
import java.util.List;

/** Answers one slash command. */
public interface SlashHandler extends Handler {

    /** Returns the shape of the slash command. */
    CommandShape form();

    /** The right that callers need. */
    Right right();

    @Override
    default String errand() {
        return form().fullName();
    }

    /**
     * Values for the option that is being filled in, best first.
     *
     * @param option its base name
     * @param typed what already stands in it
     */
    default List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        return List.of();
    }
}
