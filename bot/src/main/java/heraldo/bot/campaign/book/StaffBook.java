package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Bar;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Invitation;
import heraldo.bot.campaign.model.Loan;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedSet;

/** The book of who is to play and to direct: what was offered to whom, what is lent, and when a game master was last there. */
public interface StaffBook {

    /**
     * Enters an invitation.
     *
     * @param invitation its number does not count
     * @return its number
     */
    long invite(Invitation invitation);

    Optional<Invitation> invitation(long id);

    /** The invitations of a campaign that nobody has answered or taken back, also lapsed ones, in the order in which they were made. */
    List<Invitation> invitations(CampaignId campaign);

    /** Notes, once, what has become of an invitation. */
    void settle(long id, Invitation.State state, Instant at);

    /**
     * Enters a loan, in the place of the one of that seat before.
     *
     * @param since the number of the first turn that may count
     */
    void lend(Loan loan, int since);

    List<Loan> loans(CampaignId campaign);

    void endLoan(CampaignId campaign, Seat seat);

    /** For whom the private channel of a seat was opened; empty if for nobody yet. */
    OptionalLong guest(CampaignId campaign, Seat seat);

    /** Notes for whom the private channel of a seat was opened. */
    void open(CampaignId campaign, Seat seat, long player);

    /**
     * A player has left the server.
     *
     * @return whether that is new
     */
    boolean depart(CampaignId campaign, long player);

    /** A player is in the server, again or still. */
    void arrive(CampaignId campaign, long player);

    /** A private channel is nobody's any more. */
    void retire(CampaignId campaign, long channel);

    /** The private channels of a campaign that are nobody's any more. */
    Set<Long> retired(CampaignId campaign);

    /** Somebody has directed a campaign and seen all secrets in it. */
    void oversaw(CampaignId campaign, long person);

    /** Those who have directed a campaign, and do no more, and have seen all secrets in it. */
    SortedSet<Long> overseers(CampaignId campaign);

    /** Somebody may not play in a campaign; what was noted of them before is replaced. */
    void bar(Bar bar, Instant at);

    /** Somebody may play again. */
    void unbar(CampaignId campaign, long user);

    /** Returns the bar of a user from a campaign, with its reason; empty if they may play. */
    Optional<Bar> barred(CampaignId campaign, long user);

    /** Returns the time when the game master of a campaign was last there; empty if it is not known. */
    Optional<Instant> seen(CampaignId campaign);

    /** The game master of a campaign is there. */
    void see(CampaignId campaign, Instant at);
}
