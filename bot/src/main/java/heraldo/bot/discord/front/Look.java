package heraldo.bot.discord.front;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Zoom;
import heraldo.bot.discord.text.Speech;
import java.util.Optional;

/**
 * How pictures of a campaign are drawn for somebody.
 *
 * @param theme the name of a theme; the usual one if there is none
 * @param zoom how much of the board is shown on pictures for them alone
 * @param speech the reader's language
 */
public record Look(Campaign campaign, Optional<String> theme, Zoom zoom, Speech speech) {

    String ruleset() {
        return campaign.ruleset();
    }

    /** The same in another theme, if one is asked for. */
    public Look in(Optional<String> asked) {
        return new Look(campaign, asked.or(() -> theme), zoom, speech);
    }

    /** The same with more or less of the board. */
    Look at(Zoom other) {
        return new Look(campaign, theme, other, speech);
    }

    /** Whether somebody who asks for a map sees what is around their own seat, unless they ask for something else. */
    public boolean near(boolean atHome) {
        return zoom == Zoom.NEAR || (zoom == Zoom.USUAL && atHome);
    }
}
