package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import java.time.Instant;

/**
 * Something that keeps a campaign from being played as it should be, and that its game master can remedy.
 *
 * @param subject the hindered thing; a campaign has at most one hindrance per subject
 * @param words the problem and its remedy; holds nothing secret
 * @param since the time when it was noticed
 * @param told whether the game master has been told
 */
public record Hindrance(CampaignId campaign, String subject, Message words, Instant since, boolean told) {

    /** A letter that only the game master may read could not be delivered. */
    public static final String LETTER = "letter";

    /** That a turn could not be played, which is no secret, could not be told. */
    public static final String CRASH = "crash";

    /** Returns whether all members of the campaign's server may read of it. */
    public boolean open() {
        return !subject.startsWith(LETTER);
    }
}
