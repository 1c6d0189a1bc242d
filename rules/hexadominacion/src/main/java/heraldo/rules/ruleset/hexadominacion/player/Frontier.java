package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Holdings;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.stream.IntStream;

/** A realm's hexes and what lies beyond them: all of it public. */
final class Frontier {

    private final World world;
    private final Seat seat;
    private final Costs costs;
    private final Holdings holdings;

    Frontier(World world, Seat seat, Costs costs) {
        this.costs = costs;
        this.world = world;
        this.seat = seat;
        this.holdings = new Holdings(world);
    }

    /** The realm's hexes. */
    List<Integer> own() {
        return holdings.of(seat.number());
    }

    boolean mine(int hex) {
        return world.tile(hex).owner() == seat.number();
    }

    /** The realm's hexes that touch one. */
    List<Integer> ownBeside(int hex) {
        return Board.neighbours(hex).filter(this::mine).boxed().toList();
    }

    /** Lists the hexes that the realm could attack. */
    List<Integer> targets() {
        return Board.HEXES.stream()
                .filter(hex -> !mine(hex) && Board.neighbours(hex).anyMatch(this::mine))
                .toList();
    }

    /** The other realms that touch a hex. */
    IntStream enemiesBeside(int hex) {
        return Board.neighbours(hex)
                .map(near -> world.tile(near).owner())
                .filter(owner -> owner != Tile.NOBODY && owner != seat.number())
                .distinct();
    }

    boolean quiet(int hex) {
        return enemiesBeside(hex).findAny().isEmpty();
    }

    /** Returns the most soldiers that one realm could bring over the borders of a hex: the strongest of those that touch it. */
    int threat(int hex) {
        return enemiesBeside(hex).map(this::strength).max().orElse(0);
    }

    /** The most that a realm could attack with: its army moves freely, recruits join it, and its store has to pay for both. */
    private int strength(int owner) {
        int units = world.realms().get(owner - 1).stock().sum();
        int paid = units / costs.attack().sum();
        int recruits = units / costs.recruit().plus(costs.attack()).sum();
        return Math.min(army(owner) + recruits / 4 + 3, paid);
    }

    /** All soldiers of a realm. */
    int army(int owner) {
        return holdings.soldiers(owner);
    }

    /** Returns the number of hexes of a realm. */
    int size(int owner) {
        return holdings.of(owner).size();
    }
}
