package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.page.RosterCard;
import heraldo.bot.discord.shape.Form;

/** {@code /campaign info}: who sits where, what turn it is, when it ends. */
final class CampaignInfo extends CampaignPrompts {

    private final Forms forms;

    CampaignInfo(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("campaign info", forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        Roster roster = front().office().campaigns().info(front().act(call));
        return Answer.of(new RosterCard(front()).of(roster, call.tongue()));
    }
}
