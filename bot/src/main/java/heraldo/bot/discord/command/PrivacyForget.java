package heraldo.bot.discord.command;

import heraldo.bot.campaign.seat.PrivacyDesk;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.page.NothingKey;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;

/** {@code /privacy forget}: asks once, with its consequences, whether somebody is to be forgotten. */
final class PrivacyForget implements SlashHandler {

    private final BotContext context;
    private final Forms forms;

    PrivacyForget(BotContext context, Forms forms) {
        this.context = context;
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("privacy forget");
    }

    @Override
    public Right right() {
        return Right.VISIT;
    }

    @Override
    public Answer answer(Admitted admitted) {
        long user = admitted.call().act().user();
        PrivacyDesk.Traces traces = context.office().people().privacy().traces(user);
        Speech speech = context.speech(admitted.call());
        String text = speech.say("discord.privacy.question", "ended", traces.ended(), "left", traces.left());
        return Answer.of(Embed.of(speech.plain().say("discord.privacy.title"), text))
                .with(
                        new AnswerButton(
                                speech.plain().say("discord.privacy.forget-yes"),
                                ForgetButton.componentId(user),
                                Weight.DANGER),
                        NothingKey.of(user, speech));
    }
}
