package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.text.Speech;

/** The button that leads a game master back to their panel. */
public final class PanelKey {

    /** What pressing it is called. */
    public static final String ACTION = "gm.panel";

    private PanelKey() {}

    /** The button, for the acting user. */
    public static AnswerButton of(Act act, Speech plain) {
        return new AnswerButton(plain.say("discord.panel.back"), ComponentId.own(ACTION, act, ""), Weight.SIDE);
    }
}
