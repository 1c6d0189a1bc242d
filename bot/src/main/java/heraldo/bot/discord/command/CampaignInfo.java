package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.page.RosterEmbed;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /campaign info}: who sits where, what turn it is, when it ends. */
final class CampaignInfo extends CampaignSuggestions {

    private final Forms forms;

    CampaignInfo(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("campaign info", forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        Roster roster = context().office().campaigns().info(context().act(call));
        return Answer.of(new RosterEmbed(context()).of(roster, call.tongue()));
    }
}
