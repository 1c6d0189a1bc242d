package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.RewindOffer;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.page.NothingKey;
import heraldo.bot.discord.page.RewindQuestion;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import java.util.Optional;
import java.util.OptionalInt;

/** {@code /gm rewind}: asks whether a turn that has been played is to be opened again. */
final class GmRewind extends CampaignSuggestions {

    private final Forms forms;

    GmRewind(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("gm rewind", forms.turn(), forms.campaign());
    }

    @Override
    public Right right() {
        return Right.RESCUE;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Act act = admitted.act();
        OptionalInt turn = admitted.call().number(Turns.OPTION);
        RewindOffer offer = context()
                .office()
                .gameMaster()
                .offerRewind(act, turn.isEmpty() ? Optional.empty() : Optional.of(turn.getAsInt()));
        Speech speech = context().speech(admitted.roster(), admitted.tongue());
        RewindQuestion question = RewindQuestion.of(context(), offer, speech);
        return Answer.of(new Embed(question.title(), question.text(), Tone.WARNING))
                .with(
                        new AnswerButton(question.yes(), RewindButton.componentId(offer, act.user()), Weight.DANGER),
                        NothingKey.of(act.user(), speech));
    }
}
