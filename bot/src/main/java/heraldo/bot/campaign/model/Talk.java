package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A private conversation between the players of two seats, in a thread of its own. Nobody inherits it.
 *
 * @param id counts up over all campaigns
 * @param one the seat with the lower number, and who holds it
 * @param other the seat with the higher number, and who holds it
 * @param thread the Discord id of the thread; empty until it is made
 * @param over whether one of the two has left their seat
 */
public record Talk(long id, CampaignId campaign, Side one, Side other, Instant at, OptionalLong thread, boolean over) {

    /** One of the two. */
    public record Side(Seat seat, long player) {}

    /** A conversation that has not begun. */
    public static Talk between(CampaignId campaign, Side some, Side another, Instant at) {
        boolean ordered = some.seat().number() < another.seat().number();
        return new Talk(
                0, campaign, ordered ? some : another, ordered ? another : some, at, OptionalLong.empty(), false);
    }

    /** Returns whether another conversation is between the same people in the same seats. */
    public boolean same(Talk talk) {
        return one.equals(talk.one) && other.equals(talk.other);
    }

    /** Returns whether both still hold their seats. */
    public boolean held(List<Occupancy> occupancies) {
        return held(one, occupancies) && held(other, occupancies);
    }

    private static boolean held(Side side, List<Occupancy> occupancies) {
        return Optional.of(occupancies.get(side.seat().number() - 1))
                .filter(Occupancy::played)
                .filter(occupancy -> occupancy.user() == side.player())
                .isPresent();
    }
}
