package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import java.util.Optional;
import java.util.SortedSet;

/** The book of campaigns in which somebody learns a game. */
public interface LessonBook {
    /** Notes who learns in a campaign. */
    void begin(CampaignId campaign, long learner);

    /** The campaign, not ended yet, in which somebody learns; nobody learns in two. */
    Optional<CampaignId> of(long learner);

    /** The names of the steps that the learner would rather pass over. */
    SortedSet<String> skipped(CampaignId campaign);

    /** Passes over one more. */
    void skip(CampaignId campaign, String step);
}
