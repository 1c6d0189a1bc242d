package heraldo.bot.discord.page;

import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.text.Speech;

/**
 * The button beside a deed that leaves everything as it is. It reads the same below every question, and the deed's own button
 * says what will be done, so that nobody does by mistake what cannot be undone.
 */
public final class NothingKey {

    /** The action in the button's component id, for a button that shows nothing else afterwards. */
    public static final String ACTION = "nothing";

    private NothingKey() {}

    /** The button, for the person who is asked; its answer says that everything is as it was. */
    public static AnswerButton of(long user, Speech speech) {
        return leadingTo(ComponentId.of(ACTION, user, ""), speech);
    }

    /** The button, where something is shown instead of the question. */
    public static AnswerButton leadingTo(ComponentId componentId, Speech speech) {
        return new AnswerButton(speech.plain().say("discord.nothing.key"), componentId, Weight.SIDE);
    }
}
