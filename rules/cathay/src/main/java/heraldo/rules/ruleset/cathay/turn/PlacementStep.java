package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.law.Automatic;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The automatic placement for a seat that left it undone: its start in round 1, its settlement when it may come back (Y39, Y53).
 */
final class PlacementStep implements Step {

    @Override
    public void play(Progress turn) {
        Position before = turn.now();
        Seat seat = turn.active();
        boolean start = before.round().first()
                && before.side(seat).buildings().none()
                && !before.side(seat).player().resigned();
        boolean rise = before.mayRise();
        OptionalInt corner = start || rise ? Automatic.corner(before, seat) : OptionalInt.empty();
        if (corner.isPresent() && start) {
            start(turn, seat, corner.getAsInt());
        } else if (corner.isPresent()) {
            Works.rise(turn, seat, corner.getAsInt(), true);
        }
        Review.after(turn, before);
    }

    private static void start(Progress turn, Seat seat, int corner) {
        Works.found(turn, seat, corner);
        OptionalInt edge = Automatic.road(turn.now(), corner);
        edge.ifPresent(each -> Works.pave(turn, seat, each));
        turn.happened(
                new Deed.Placed(seat, corner, edge.isPresent() ? Optional.of(edge.getAsInt()) : Optional.empty()));
    }
}
