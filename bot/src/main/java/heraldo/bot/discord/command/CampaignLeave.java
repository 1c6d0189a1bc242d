package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /campaign leave}: gives up a seat. */
final class CampaignLeave extends CampaignSuggestions {

    private final Forms forms;

    CampaignLeave(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("campaign leave", forms.campaign());
    }

    @Override
    public Right right() {
        return Right.LEAVE;
    }

    @Override
    public Answer answer(Admitted admitted) {
        CampaignSeat seated = context().office().campaigns().leave(admitted.act());
        return Answer.of(context()
                .speech(seated.campaign(), admitted.tongue())
                .say("discord.left", "seat", seated.occupancy().seat()));
    }
}
