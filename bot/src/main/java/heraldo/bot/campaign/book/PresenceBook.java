package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Alias;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Presence;
import heraldo.bot.campaign.model.Reliability;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** The book of who was there in which turn. */
public interface PresenceBook {
    /** Notes it. What was noted of later turns, which have been taken back, does not count any more. */
    void note(Presence presence);

    /** Returns the presences in a turn, in the order of the seats. */
    List<Presence> of(CampaignId campaign, int turn);

    /** Everything that was noted of a campaign, by the seats and in the order of the turns. */
    List<Presence> all(CampaignId campaign);

    /** Returns the aliases that the record of a campaign uses for those who held its seats. */
    List<Alias> aliases(CampaignId campaign);

    /** The same of all campaigns of a server that have ended, in the order in which they were opened. */
    List<Alias> aliases(long guild);

    /** Returns the latest presence of a player in a seat. */
    Optional<Presence> last(CampaignId campaign, Seat seat, long player);

    /** In how many turns a player has sent orders from a seat; standing lines count. */
    int played(CampaignId campaign, Seat seat, long player);

    /** Counts the excused turns of a player before a turn. */
    int excused(CampaignId campaign, long player, int before);

    /** Computes the reliability of a player, over all campaigns of a server. */
    Reliability reliability(long guild, long player);
}
