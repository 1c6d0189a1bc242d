package heraldo.bot.campaign.model;

import heraldo.bot.campaign.model.PressRule.Press;

/**
 * The agreement, made when a campaign is opened, about the readers of its press.
 *
 * @param allowed the press allowed until the game master rules otherwise
 * @param recorded whether the full record of the ended campaign holds the messages sent through the program; it stays so
 * @param published whether the results of turns also go to the servers that follow the chronicle, where that is an announcement
 *     channel; the game master may change it
 */
public record PressTerms(Press allowed, boolean recorded, boolean published) {
    public static final PressTerms USUAL = new PressTerms(Press.OPEN, false, false);

    /** The same, with results that go to other servers or not. */
    public PressTerms publishing(boolean other) {
        return new PressTerms(allowed, recorded, other);
    }
}
