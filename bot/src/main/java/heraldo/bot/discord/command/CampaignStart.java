package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Form;

/** {@code /campaign start}: the game master closes the table and opens the first turn. */
final class CampaignStart extends CampaignPrompts {

    private final Forms forms;

    CampaignStart(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("campaign start", forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        Roster roster = front().office().campaigns().start(front().act(call));
        return Answer.of(front().speech(roster.campaign(), call.tongue()).say("discord.started"));
    }
}
