package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Petition;
import heraldo.bot.campaign.model.PetitionRule;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** The book of what players ask everybody for. */
public interface PetitionBook {
    void ask(Petition petition);

    Optional<Petition> find(String id);

    /** Returns the petitions that are not settled yet, in all campaigns. */
    List<Petition> open();

    /** Returns the petitions of a campaign, oldest first. */
    List<Petition> of(CampaignId campaign);

    /** Somebody is for it or against it; the last word counts. */
    void vote(String petition, long player, boolean favour, Instant at);

    /** Returns the votes on a petition, by user: true is in favour. */
    SortedMap<Long, Boolean> votes(String petition);

    /** It is granted, or is not; for a pause that was granted: when it ends. */
    void settle(Petition petition, Optional<Instant> ends);

    /** The campaigns whose granted pauses have to end by now. */
    List<CampaignId> ended(Instant now);

    /** Returns the time when the next granted pause ends. */
    Optional<Instant> nextEnd();

    /** No granted pause of a campaign is under way any more. */
    void goesOn(CampaignId campaign);

    PetitionRule rule(CampaignId campaign);

    /** Sets the rule of a campaign. */
    void settle(CampaignId campaign, PetitionRule rule);
}
