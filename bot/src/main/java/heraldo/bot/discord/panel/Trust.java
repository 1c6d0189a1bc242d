package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Reliability;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.PlayerText;

/**
 * The reliability of a person whom a game master invites, for that game master alone: how often the person was in time. It is
 * empty if the server does not show reliability.
 */
record Trust(BotContext context, Campaign campaign, Speech speech) {

    /** A sentence, with a space before it; nothing where the server does not want it. */
    String sentence(long player, String name) {
        return said("trust", player, name);
    }

    /** A few words for a line about somebody. */
    String note(long player) {
        return said("trust-note", player, "");
    }

    private String said(String words, long player, String name) {
        if (!context.office().helm().houses().rule(campaign.guild()).reliability()) {
            return "";
        }
        Reliability reliability = context.office().away().reliability(campaign.guild(), player);
        return speech.say(
                "discord.panel." + words,
                "player",
                new PlayerText(name),
                "inTime",
                reliability.inTime(),
                "due",
                reliability.due());
    }
}
