package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.Optional;

/**
 * A seat of a campaign, or its direction, that was offered to somebody, or a seat to anybody.
 *
 * @param id counts up over all campaigns
 * @param seat empty for the direction
 * @param holder who held the seat when it was offered; 0 if nobody did
 * @param guest who was asked
 * @param turns for how many turns; 0 for good
 * @param span from when to when it can be answered
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
     * @param at when it was written
     * @param until when it lapses
     */
    public record Span(Instant at, Instant until) {}

    /** What has become of it. That it has lapsed is not written down. */
    public enum State {
        OPEN,
        TAKEN,
        DECLINED,
        /** It was withdrawn, or the seat has changed hands. */
        WITHDRAWN,
        /** The holder of the seat was away, and is back. */
        BACK
    }

    /** Whether it can still be answered. */
    public boolean open(Instant now) {
        return state == State.OPEN && now.isBefore(span.until());
    }

    /** The same, addressed to the person who answers it. */
    public Invitation named(Act act) {
        return new Invitation(id, campaign, seat, holder, new Guest(act.user(), act.userName()), turns, span, state);
    }

    /** Whether somebody may answer it. */
    public boolean isFor(long user) {
        return guest.anybody() || guest.user() == user;
    }
}
