package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;

/** The button of somebody who was away: they are back, and nobody plays for them any more. */
public final class BackButton implements ComponentHandler {

    private static final String ACTION = "back";

    private final BotContext context;

    BackButton(BotContext context) {
        this.context = context;
    }

    /** Returns the component id of the button. */
    public static ComponentId componentId(CampaignId campaign) {
        return ComponentId.open(ACTION, campaign);
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public String errand() {
        return "orders show";
    }

    @Override
    public Answer answer(Admitted admitted) {
        CampaignSeat back = context.office().away().back(admitted.act());
        return Answer.of(context.speech(admitted.roster(), admitted.tongue())
                .say("discord.away.back", "seat", back.occupancy().seat()));
    }
}
