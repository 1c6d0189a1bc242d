package heraldo.bot.discord.front;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.text.Speech;
import java.util.Optional;

/**
 * How pictures of a campaign are drawn for somebody.
 *
 * @param theme the name of a theme; the usual one if there is none
 * @param speech the reader's language
 */
public record Look(Campaign campaign, Optional<String> theme, Speech speech) {

    String ruleset() {
        return campaign.ruleset();
    }

    /** The same in another theme, if one is asked for. */
    public Look in(Optional<String> asked) {
        return new Look(campaign, asked.or(() -> theme), speech);
    }
}
