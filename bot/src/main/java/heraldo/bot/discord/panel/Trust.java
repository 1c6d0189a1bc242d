package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Reliability;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.PlayerText;

/**
 * What a game master, and nobody else, is told of a person they invite: how often that person was in time, where the server
 * wants that.
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
