package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.UnderWay;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/** The book of turns: what stands here is the schedule. */
public interface TurnBook {
    /** Opens a turn. */
    void add(CampaignTurn turn, Optional<Instant> remindAt);

    Optional<CampaignTurn> find(TurnKey key);

    /**
     * The newest turn of a campaign: the one that is open, or the last one. After the campaign was taken back that is not the
     * one with the highest number.
     */
    Optional<CampaignTurn> newest(CampaignId campaign);

    /** The last step of a turn, as it stands: nothing of a turn that was taken back. */
    Optional<CampaignTurn> last(CampaignId campaign, int number);

    /** All steps of a turn as it stands, in order. */
    List<CampaignTurn> steps(CampaignId campaign, int number);

    /** Returns the number by which people count a turn. */
    int shown(CampaignId campaign, int number);

    /** Enters what people call a turn from now on. */
    void show(TurnKey turn, int shown);

    /** The turns that people call so, in order: one in which somebody is waited for, and those that follow it without. */
    List<Integer> shownAs(CampaignId campaign, int shown);

    /**
     * With which row each turn as it stands has come to its end, or as far as it has come, by what people call turns: the last
     * row that is played of those that are called so.
     */
    SortedMap<Integer, TurnKey> course(CampaignId campaign);

    /** The first step of a turn that no row has yet. */
    int freeStep(CampaignId campaign, int number);

    /** Every row of a campaign, also those taken back, in the order in which they were opened. */
    List<CampaignTurn> all(CampaignId campaign);

    /**
     * Writes the next version of a turn that is not resolved yet.
     *
     * @param seen the turn as it was read
     * @return whether it still was at that version; otherwise nothing was written
     */
    boolean change(CampaignTurn seen, CampaignTurn next);

    /** Sets when those who are waited for are reminded. */
    void remindAt(TurnKey key, Optional<Instant> at);

    /** Marks a resolved turn as published. */
    void published(TurnKey key);

    /** Turns whose deadline stands and that end now or should have, the longest overdue first, but for those in certain servers. */
    List<TurnKey> due(Instant now, Set<Long> except, int most);

    /** Turns whose deadline stands, and in which a governor has been offered something that it has not answered. */
    List<TurnKey> askingGovernors();

    /** Turns that are held for a reason. */
    List<TurnKey> held(HoldReason reason);

    /** The latest moment at which a turn was opened or resolved: the clock has shown it. */
    Optional<Instant> latest();

    /** Turns that are sealed and not played. */
    List<TurnKey> locked();

    /** Returns the state of the newest turn of every campaign under way. */
    List<UnderWay> underWay();

    /** Returns the time of the next reminder of a turn; empty if there is none. */
    Optional<Instant> remindedAt(TurnKey key);

    /** Turns whose reminder has come, but for those in certain servers. */
    List<TurnKey> toRemind(Instant now, Set<Long> except, int most);

    /** Returns the earliest end of a turn whose deadline is in force, in any campaign. */
    Optional<Instant> nextDeadline();

    /**
     * Returns the earliest end of a turn whose deadline is in force, or the next reminder if that comes first, in any campaign
     * outside certain servers.
     */
    Optional<Instant> nextAlarm(Set<Long> except);
}
