package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.text.Speech;

/** The button that leads a game master back to their panel. */
public final class PanelKey {

    /** The action in the button's component id. */
    public static final String ACTION = "gm.panel";
    /** The name of opening the panel from a message that stays as it is. */
    public static final String OPEN = "gm.open";

    private PanelKey() {}

    /** The button below a message about a campaign, wherever that is read. */
    public static AnswerButton open(CampaignId campaign, Speech plain) {
        return new AnswerButton(plain.say("discord.panel.open"), ComponentId.open(OPEN, campaign), Weight.MAIN);
    }

    /** The button, for the acting user. */
    public static AnswerButton of(Act act, Speech plain) {
        return new AnswerButton(plain.say("discord.panel.back"), ComponentId.own(ACTION, act, ""), Weight.SIDE);
    }
}
