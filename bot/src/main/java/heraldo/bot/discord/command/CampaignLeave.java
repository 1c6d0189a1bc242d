package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Seated;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Form;

/** {@code /campaign leave}: gives up a seat. */
final class CampaignLeave extends CampaignPrompts {

    private final Forms forms;

    CampaignLeave(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("campaign leave", forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        Seated seated = front().office().campaigns().leave(front().act(call));
        return Answer.of(front().speech(seated.campaign(), call.tongue())
                .say("discord.left", "seat", seated.chair().seat()));
    }
}
