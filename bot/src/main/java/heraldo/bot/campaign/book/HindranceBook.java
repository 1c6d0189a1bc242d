package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.rules.kernel.Message;
import java.time.Instant;
import java.util.List;

/** The book of what keeps campaigns from being played as they should be. What has been remedied is struck out. */
public interface HindranceBook {

    /** Notes a hindrance, or that it is still there; one in other words is told anew. */
    void note(CampaignId campaign, String subject, Message words, Instant now);

    /** Notes that the game master has been told. */
    void told(CampaignId campaign, String subject, Instant now);

    /** Strikes out what is remedied. */
    void strike(CampaignId campaign, String subject);

    /** The hindrances of a campaign, oldest first. */
    List<Hindrance> of(CampaignId campaign);

    /** Returns the hindrances not yet reported to a game master, oldest first. */
    List<Hindrance> untold(long gameMaster);

    /** All hindrances of campaigns that have not ended, oldest first. */
    List<Hindrance> all();
}
