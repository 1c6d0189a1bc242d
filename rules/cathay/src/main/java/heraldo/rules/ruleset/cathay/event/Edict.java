package heraldo.rules.ruleset.cathay.event;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import java.util.Optional;

/** A correction of the game master's (Y55): at once, public, and only where the position stays a legal one. */
public sealed interface Edict extends Order {

    /** So many cards of a resource in a hand; the bank has the others. */
    record Hold(Seat seat, Resource resource, int count) implements Edict {}

    /** A settlement of a seat on a corner. */
    record Place(Seat seat, int corner) implements Edict {}

    /** A settlement becomes a city. */
    record Raise(int corner) implements Edict {}

    /** Whatever stands on a corner becomes a ruin, or a ruin vanishes. */
    record Raze(int corner) implements Edict {}

    /** The road on an edge: whose it is, or nobody's. */
    record Pave(int edge, Optional<Seat> seat) implements Edict {}

    /** A soldier of a seat on a corner. */
    record Post(Seat seat, SoldierKind kind, int corner) implements Edict {}

    /** All soldiers of a seat leave a corner. */
    record Dismiss(Seat seat, int corner) implements Edict {}

    /** The robber goes to a hex. */
    record Rob(int hex) implements Edict {}

    /** A seat is absent, or back. */
    record Mark(Seat seat, Presence presence) implements Edict {

        /** Whether its player is there. */
        public enum Presence {
            ABSENT,
            PRESENT
        }
    }
}
