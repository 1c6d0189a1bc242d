package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Honour;

/** The works of a seat: building (§2.3, §2.4), claiming (Y34) and coming back (Y37). */
public final class Works {

    private Works() {}

    /** A settlement on a corner, a ruin or not. */
    public static void found(Progress turn, Seat seat, int corner) {
        turn.change(seat, side -> side.withBuildings(side.buildings().settling(corner)));
        if (turn.now().ruins().has(corner)) {
            turn.change(position -> position.withRuins(position.ruins().without(corner)));
        }
    }

    public static void pave(Progress turn, Seat seat, int edge) {
        turn.change(seat, side -> side.withBuildings(side.buildings().paving(edge)));
    }

    /** A ruin becomes a settlement. */
    public static void claim(Progress turn, Seat seat, int corner) {
        found(turn, seat, corner);
        turn.happened(new Deed.Claimed(seat, corner));
    }

    /** A seat comes back; the first time it takes the card RES, from its holder too (Y38). */
    public static void rise(Progress turn, Seat seat, int corner, boolean automatic) {
        found(turn, seat, corner);
        turn.change(position -> position.withRunning(position.running().rising(false)));
        turn.happened(new Deed.Risen(seat, corner, automatic));
        if (!turn.side(seat).risenBefore()) {
            turn.change(seat, side -> side.withRisenBefore(true));
            turn.award(Honour.RES, seat.number());
        }
    }
}
