package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.text.Speech;

/** The button that shows somebody who takes a seat in a running game how things stand. */
public final class DossierKey {

    /** The action in the button's component id. */
    public static final String ACTION = "dossier";

    private DossierKey() {}

    /** The button; what it opens, its reader alone sees. */
    public static AnswerButton of(CampaignId campaign, Speech plain) {
        return new AnswerButton(plain.say("discord.key.dossier"), ComponentId.open(ACTION, campaign), Weight.MAIN);
    }
}
