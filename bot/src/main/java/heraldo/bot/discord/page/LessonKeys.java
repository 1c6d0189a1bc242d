package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.text.Speech;
import java.util.Optional;

/** The buttons with which lessons are begun and ended. */
public final class LessonKeys {

    /** Begins the lesson of a ruleset, whose id is the argument. */
    public static final String OPEN = "lesson.open";

    /** Asks whether the lesson is to be ended. */
    public static final String ASK = "lesson.ask";

    /** Ends it. */
    public static final String CLOSE = "lesson.close";

    private LessonKeys() {}

    /** Begins the lesson of a ruleset, for the user who presses it. */
    public static AnswerButton open(String label, String ruleset, Weight weight) {
        return new AnswerButton(label, ComponentId.of(OPEN, 0, ruleset), weight);
    }

    /** Asks whether a lesson is to be ended. */
    public static AnswerButton ask(Speech speech, CampaignId lesson) {
        return new AnswerButton(speech.plain().say("discord.lesson.close"), ComponentId.open(ASK, lesson), Weight.SIDE);
    }

    /** Ends a lesson, and no other; whichever is open, if none is named. */
    public static AnswerButton close(Speech speech, Optional<CampaignId> lesson) {
        return new AnswerButton(
                speech.plain().say("discord.lesson.close"), new ComponentId(CLOSE, lesson, 0, 0, ""), Weight.DANGER);
    }
}
