package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.BitSet;
import java.util.Optional;

/** The public state and what the lines that stand so far have taken. Lives within one examination of one sheet. */
final class Plan {

    final World world;
    final Seat seat;
    final boolean deadline;
    final BitSet built = new BitSet(Board.SIZE);
    final BitSet ceded = new BitSet(Board.SIZE);
    boolean capitalMoved;
    boolean surrendered;

    /**
     * A plan without lines.
     *
     * @param deadline whether orders are closed: a sanction that came after a line cancels it in its phase (R15)
     */
    Plan(World world, Seat seat, boolean deadline) {
        this.world = world;
        this.seat = seat;
        this.deadline = deadline;
    }

    Realm realm() {
        return world.realm(seat);
    }

    Tile tile(int hex) {
        return world.tile(hex);
    }

    boolean owns(int hex) {
        return world.tile(hex).owner() == seat.number();
    }

    /** The hex is not the player's own, as a rule demands. */
    Optional<Refusal> foreign(int hex, String rule) {
        return Check.when(!owns(hex), "E_NOT_OWNER", rule, "hex", Board.name(hex));
    }

    /** The partner is oneself, or does not play any more. */
    Optional<Refusal> partner(Seat other) {
        if (other.equals(seat)) {
            return Optional.of(Refusal.of("E_SELF", "H9"));
        }
        if (!world.seated(other)) {
            return Optional.of(Refusal.of("E_UNKNOWN_REALM", "H1", "realm", other));
        }
        return Check.when(!world.realm(other).active(), "E_REALM_OUT", "R43", "realm", other);
    }
}
