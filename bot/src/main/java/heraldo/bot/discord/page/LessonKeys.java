package heraldo.bot.discord.page;

import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.text.Speech;

/** The buttons with which lessons are begun and ended. */
public final class LessonKeys {

    /** Begins the lesson of a ruleset, whose id is the argument. */
    public static final String OPEN = "lesson.open";

    /** Asks whether the lesson is to be ended. */
    public static final String ASK = "lesson.ask";

    /** Ends it. */
    public static final String CLOSE = "lesson.close";

    private LessonKeys() {}

    /** Begins the lesson of a ruleset, for whoever presses it. */
    public static AnswerButton open(String label, String ruleset, Weight weight) {
        return new AnswerButton(label, ComponentId.of(OPEN, 0, ruleset), weight);
    }

    /** Asks whether the own lesson is to be ended. */
    public static AnswerButton ask(Speech speech) {
        return new AnswerButton(speech.plain().say("discord.lesson.close"), ComponentId.of(ASK, 0, ""), Weight.SIDE);
    }

    /** Ends the own lesson. */
    public static AnswerButton close(Speech speech) {
        return new AnswerButton(
                speech.plain().say("discord.lesson.close"), ComponentId.of(CLOSE, 0, ""), Weight.DANGER);
    }
}
