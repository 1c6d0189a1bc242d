package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Missive;
import heraldo.bot.campaign.model.PressRule;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The book of what seats have told everybody, and of what may be said in a campaign. */
public interface PressBook {

    /** The rule that was set in a campaign; empty if none was. */
    Optional<PressRule> rule(CampaignId campaign);

    /** Puts a rule in place of the one before. */
    void settle(PressRule rule);

    /**
     * Enters what a seat tells everybody.
     *
     * @param missive its number and its post do not count
     * @return its number
     */
    long add(Missive missive);

    /** Notes by which post it is told. */
    void posted(long id, long post);

    /** A missive of any campaign. */
    Optional<Missive> find(long id);

    /** All missives of a campaign, oldest first. */
    List<Missive> of(CampaignId campaign);

    /** Counts the unsigned missives that a seat has sent in a turn. */
    int anonymous(CampaignId campaign, int turn, Seat seat);

    /** Notes that one is taken out. */
    void withdraw(long id, Instant at);

    /** Bars whoever wrote one from unsigned ones. */
    void bar(Missive missive, Instant at);

    /** Lets whoever wrote one send unsigned ones again, whichever dispatch they were barred for. */
    void readmit(Missive missive);

    /** Returns whether a player is barred from unsigned missives in a campaign. */
    boolean barred(CampaignId campaign, long player);
}
