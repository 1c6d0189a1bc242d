package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /campaign start}: the game master closes the table and opens the first turn. */
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
        Roster roster = context().office().campaigns().start(admitted.act());
        return Answer.of(context().speech(roster, admitted.tongue()).say("discord.started"));
    }
}
