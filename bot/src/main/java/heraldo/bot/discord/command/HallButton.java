package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.text.Speech;

/** A button that says in words how the hall of fame is counted. */
final class HallButton implements ComponentHandler {

    private static final String ACTION = "hall.how";

    private final BotContext context;

    HallButton(BotContext context) {
        this.context = context;
    }

    static AnswerButton how(Speech speech) {
        return new AnswerButton(speech.plain().say("discord.hall.how"), ComponentId.of(ACTION, 0, ""), Weight.SIDE);
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public String errand() {
        return "hall";
    }

    @Override
    public Answer answer(Admitted admitted) {
        Speech speech = context.speech(admitted.call());
        return Answer.of(Embed.of(speech.plain().say("discord.hall.how"), speech.say("discord.hall.formula")));
    }
}
