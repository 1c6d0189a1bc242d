package heraldo.bot.discord.front;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Zoom;
import heraldo.bot.discord.text.Speech;
import java.util.Optional;

/**
 * The look of a campaign's pictures for a reader: theme, zoom and language.
 *
 * @param theme the name of a theme; the usual one if there is none
 * @param zoom the part of the board on pictures for them alone
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

    /** Returns whether the reader's map shows the surroundings of their own seat by default. */
    public boolean near(boolean atHome) {
        return zoom == Zoom.NEAR || (zoom == Zoom.USUAL && atHome);
    }
}
