package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.Optional;

/**
 * A seat of a campaign, or its direction, that was offered to somebody, or a seat to anybody.
 *
 * @param id counts up over all campaigns
 * @param seat empty for the direction
 * @param holder the holder of the seat at the time of the offer; 0 if nobody held it
 * @param guest the person invited
 * @param turns the number of turns; 0 for good
 * @param span the period in which it can be answered
 */
public record Invitation(
        long id,
        CampaignId campaign,
        Optional<Seat> seat,
        long holder,
        Guest guest,
        int turns,
        Span span,
        State state) {

    /**
     * For how long it can be answered.
     *
     * @param at the time when it was written
     * @param until the time when it lapses
     */
    public record Span(Instant at, Instant until) {}

    /** The state of an invitation; its expiry is not recorded here. */
    public enum State {
        OPEN,
        TAKEN,
        DECLINED,
        /** It was withdrawn, or the seat has changed hands. */
        WITHDRAWN,
        /** The holder of the seat was away, and is back. */
        BACK
    }

    /** Returns whether it can still be answered. */
    public boolean open(Instant now) {
        return state == State.OPEN && now.isBefore(span.until());
    }

    /** The same, addressed to the person who answers it. */
    public Invitation named(Act act) {
        return new Invitation(id, campaign, seat, holder, new Guest(act.user(), act.userName()), turns, span, state);
    }

    /** Returns whether a user may answer it. */
    public boolean isFor(long user) {
        return guest.anybody() || guest.user() == user;
    }
}
