package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Seat;
import java.util.List;

/** {@code /campaign start}: the game master closes the table and opens the first turn; asked first while seats are free. */
final class CampaignStart extends CampaignSuggestions {

    private final Forms forms;

    CampaignStart(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("campaign start", forms.campaign());
    }

    @Override
    public Right right() {
        return Right.START;
    }

    @Override
    public Answer answer(Admitted admitted) {
        List<Seat> free = admitted.roster().free();
        return free.isEmpty() ? started(context(), admitted) : question(admitted, free);
    }

    /** Governors will play what is free. */
    private Answer question(Admitted admitted, List<Seat> free) {
        Speech speech = context().speech(admitted.roster(), admitted.tongue());
        return Answer.of(speech.say("discord.start-question", "seats", free, "count", free.size()))
                .with(SureButton.below(SureButton.Wish.START, admitted, speech));
    }

    static Answer started(BotContext context, Admitted admitted) {
        Roster roster = context.office().campaigns().start(admitted.act());
        return Answer.of(context.speech(roster, admitted.tongue()).say("discord.started"));
    }
}
