package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The public state and what the lines that stand so far have taken. Lives within one examination of one sheet. */
public final class Plan {

    private final World world;
    private final Seat seat;
    private final boolean deadline;
    private final List<Command> above = new ArrayList<>();
    private final BitSet ceded = new BitSet(Board.SIZE);

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

    public World world() {
        return world;
    }

    Seat seat() {
        return seat;
    }

    public Realm realm() {
        return world.realm(seat);
    }

    public Tile tile(int hex) {
        return world.tile(hex);
    }

    public boolean owns(int hex) {
        return world.tile(hex).owner() == seat.number();
    }

    /** Returns whether a known sanction forbids moves while orders are open (R15). */
    public boolean banned() {
        return !deadline && realm().bannedIn(world.round());
    }

    /** The hex is not the player's own, as a rule demands. */
    public Optional<Refusal> foreign(int hex, String rule) {
        return Refusal.when(!owns(hex), "E_NOT_OWNER", rule, "hex", Board.name(hex));
    }

    /** The partner is oneself, or does not play any more. */
    public Optional<Refusal> partner(Seat other) {
        if (other.equals(seat)) {
            return Optional.of(Refusal.of("E_SELF", "H9"));
        }
        if (!world.seated(other)) {
            return Optional.of(Refusal.of("E_UNKNOWN_REALM", "H1", "realm", other));
        }
        return Refusal.when(!world.realm(other).active(), "E_REALM_OUT", "R43", "realm", other);
    }

    /** The hex cannot be given away: it is not the player's own, is the capital, or is given away above (H29, R41, R43). */
    public Optional<Refusal> kept(int hex) {
        return Refusal.first(
                () -> foreign(hex, "H29"),
                () -> Refusal.when(realm().capital() == hex, "E_CAPITAL_CEDE", "R41", "hex", Board.name(hex)),
                () -> twice(hex, ceded));
    }

    /** One of the hexes is named twice, or is given away above (R43). */
    public Optional<Refusal> cededTwice(List<Integer> hexes) {
        BitSet given = (BitSet) ceded.clone();
        return Reasons.any(hexes, hex -> {
            Optional<Refusal> again = twice(hex, given);
            given.set(hex);
            return again;
        });
    }

    private static Optional<Refusal> twice(int hex, BitSet given) {
        return Refusal.when(given.get(hex), "E_DUP_CEDE", "R43", "hex", Board.name(hex));
    }

    /** Notes a hex that is given away. */
    public void cedes(int hex) {
        ceded.set(hex);
    }

    /** The orders of a kind that stand so far. */
    public <O extends Command> List<O> above(Class<O> kind) {
        List<O> found = new ArrayList<>();
        for (Command order : above) {
            if (kind.isInstance(order)) {
                found.add(kind.cast(order));
            }
        }
        return found;
    }

    /** An order stands. */
    void note(Command order) {
        above.add(order);
        order.note(this);
    }
}
