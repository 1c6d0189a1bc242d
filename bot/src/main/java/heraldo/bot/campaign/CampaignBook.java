package heraldo.bot.campaign;

import java.util.List;
import java.util.Optional;

/** The book of campaigns. */
public interface CampaignBook {
    /**
     * Enters a new campaign.
     *
     * @param master its 32 secret bytes, never to be shown
     */
    void add(Campaign campaign, byte[] master);

    Optional<Campaign> find(CampaignId id);

    /** The secret of the campaign's dice. */
    byte[] master(CampaignId id);

    /** Changes options, the terms that options set, cadence, status and channels; everything else stays. */
    void change(Campaign campaign);

    /** The campaigns of a server that have not ended, oldest first. */
    List<Campaign> inGuild(long guild);

    /** The campaigns, also ended ones, that live in a category or own a channel; oldest first. */
    List<Campaign> at(Place place);

    /** The campaigns that have not ended, in any server, in which a user sits or which he directs. */
    List<Campaign> of(long user);
}
