package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An offer from one seat to another in a turn, visible to these two alone. Not printed.
 *
 * @param id counts up over all campaigns
 * @param from the side whose line it is
 * @param to the side that is to write the other line
 * @param bargain the content of the offer
 * @param answers the offer to which this is the counter-offer
 */
public record Bid(
        long id, TurnKey turn, Party from, Party to, Bargain bargain, Optional<Long> answers, Instant at, State state) {

    /**
     * One side of it.
     *
     * @param player the holder of the seat at that time, {@link Revision#GOVERNOR} for a governor; nobody inherits an offer
     */
    public record Party(Seat seat, long player) {

        /** The present holder of a seat. */
        public static Party of(Occupancy occupancy) {
            return new Party(occupancy.seat(), occupancy.user());
        }

        /** Returns whether the same person still holds the seat, or still a governor. */
        public boolean holds(List<Occupancy> occupancies) {
            return equals(of(occupancies.get(seat.number() - 1)));
        }
    }

    /**
     * The content of an offer, as each side writes it.
     *
     * @param line the line of the seat that offers, in stored form
     * @param mirrored the line of the other seat, in stored form
     */
    public record Bargain(String line, String mirrored) {
        @Override
        public String toString() {
            return "bargain";
        }
    }

    /** The state of an offer; the end of its turn is not recorded here. */
    public enum State {
        OPEN,
        ACCEPTED,
        DECLINED,
        /** The other has offered something else instead. */
        COUNTERED,
        /** Its maker took it back. */
        WITHDRAWN
    }

    /** The line that one of its two sides writes for it, in stored form. */
    public String line(Seat seat) {
        return from.seat().equals(seat) ? bargain.line() : bargain.mirrored();
    }

    /** Returns whether both seats still have the same holders. */
    public boolean held(List<Occupancy> occupancies) {
        return from.holds(occupancies) && to.holds(occupancies);
    }

    /** Returns whether the offer is still open. */
    public boolean open() {
        return state == State.OPEN;
    }

    /** The same with the number that the book has given it. */
    public Bid numbered(long number) {
        return new Bid(number, turn, from, to, bargain, answers, at, state);
    }

    /** The same once it has been answered or taken back. */
    public Bid settled(State then) {
        return new Bid(id, turn, from, to, bargain, answers, at, then);
    }

    @Override
    public String toString() {
        return "offer " + id;
    }
}
