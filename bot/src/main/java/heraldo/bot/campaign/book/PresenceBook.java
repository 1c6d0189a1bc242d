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

    /** Who was there in a turn, in the order of the seats. */
    List<Presence> of(CampaignId campaign, int turn);

    /** Everything that was noted of a campaign, by the seats and in the order of the turns. */
    List<Presence> all(CampaignId campaign);

    /** What the record of a campaign calls those who held its seats. */
    List<Alias> aliases(CampaignId campaign);

    /** The same of all campaigns of a server that have ended, in the order in which they were opened. */
    List<Alias> aliases(long guild);

    /** What was noted last of a seat and the player who holds it. */
    Optional<Presence> last(CampaignId campaign, Seat seat, long player);

    /** In how many turns a player has sent orders from a seat; standing lines count. */
    int played(CampaignId campaign, Seat seat, long player);

    /** How many turns of a player before this one were excused. */
    int excused(CampaignId campaign, long player, int before);

    /** How reliable somebody is, over all campaigns of a server. */
    Reliability reliability(long guild, long player);
}
