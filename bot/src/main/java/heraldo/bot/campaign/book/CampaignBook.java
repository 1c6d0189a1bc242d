package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Place;
import java.time.Instant;
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

    /** Notes what the game was set up from, in stored form; once, at the start. */
    void setUp(CampaignId id, String setup);

    /** Returns the stored set-up of the game; empty before the start. */
    Optional<String> setup(CampaignId id);

    /** The campaigns that are being played, in any server. */
    List<Campaign> running();

    /** The campaigns that have not ended, and those in which something has been posted since, in any server. */
    List<Campaign> since(Instant instant);

    /** The campaigns, also ended ones, with this id or this name, whatever the case. */
    List<Campaign> called(String idOrName);

    /** The secret of the campaign's dice. */
    byte[] master(CampaignId id);

    /** Changes the game master, options, the terms that options set, cadence, status and channels; everything else stays. */
    void change(Campaign campaign);

    /** The campaigns of a server that have not ended, oldest first. */
    List<Campaign> inGuild(long guild);

    /** The campaigns of a server that have ended, in the order in which they were opened. */
    List<CampaignId> ended(long guild);

    /** All campaigns that have ended, oldest first. */
    List<Campaign> over();

    /** The servers in which there are campaigns that have not ended. */
    List<Long> servers();

    /** The campaigns, also ended ones, that live in a category or own a channel; oldest first. */
    List<Campaign> at(Place place);

    /** The campaigns that have not ended, in any server, in which a user sits or which they direct. */
    List<Campaign> of(long user);
}
