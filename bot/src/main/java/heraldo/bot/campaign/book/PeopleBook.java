package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** The personal data in all books, and its removal. */
public interface PeopleBook {

    /** All that stands of somebody that is their own, by the book it stands in: rows, each with its values by their names. */
    SortedMap<String, List<Map<String, Object>>> of(long user);

    /** The campaigns in which somebody stands, whatever they were there. */
    List<CampaignId> campaigns(long user);

    /** Draws a number that stands for nobody, and that nobody else has. */
    long pseudonym(Instant now);

    /**
     * Somebody under another name.
     *
     * @param user their number at Discord
     * @param called their current name there
     * @param pseudonym the number that takes the place of their own
     * @param name their new name
     */
    record Renaming(long user, String called, long pseudonym, String name) {
        @Override
        public String toString() {
            return "a renaming";
        }
    }

    /** Somebody stands under a pseudonym in an ended campaign from now on. */
    void rename(CampaignId campaign, Renaming renaming);

    /** Notes how somebody is to stand in a campaign that they have left, once it has ended. */
    void renameLater(CampaignId campaign, Renaming renaming);

    /** A renaming that {@link #renameLater} noted for a campaign that has since ended. */
    record Due(CampaignId campaign, Renaming renaming) {}

    /** All that was noted so of campaigns that have ended since. */
    List<Due> due();

    /** Deletes a noted renaming, once it is done or no longer wanted. */
    void settled(Due due);

    /**
     * Takes out what somebody has said about themselves: how they want to be spoken to, and what is kept for turns to come; and
     * what was noted of how they are to stand in campaigns.
     */
    void drop(long user);
}
