package heraldo.bot.campaign.model;

import heraldo.bot.campaign.model.PressRule.Press;

/**
 * What is agreed about the words of players when a campaign is opened.
 *
 * @param allowed what may be said, until the game master rules otherwise
 * @param recorded whether the full record of the ended campaign holds what was said through the program; it stays so
 */
public record PressTerms(Press allowed, boolean recorded) {
    public static final PressTerms USUAL = new PressTerms(Press.OPEN, false);
}
