package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.sketch.Sketch;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** An order of this game: what it must satisfy, and what can be said of it while its round is open. */
public interface Command extends Order {

    /** The first reason why it cannot stand, in the order of the table (§3). */
    Optional<Refusal> refusal(Plan plan);

    /** It stands: the plan of the lines below it knows what it gives away. */
    default void note(Plan plan) {}

    /**
     * Describes its costs or gains.
     *
     * @param line its line in {@link Prospect#ready}
     */
    List<Message> gist(Prospect prospect, Line<?> line);

    /**
     * Lists the reasons why it may fail, or cost more than its player thinks.
     *
     * @param line its line in {@link Prospect#ready}; it stands
     */
    default List<Message> dangers(Prospect prospect, Line<?> line) {
        return List.of();
    }

    /** Returns the goods that it brings into the store, whether there is room for them or not. */
    default Stock brings(Costs costs) {
        return Stock.NONE;
    }

    /** The soldiers it takes from hexes. */
    default List<Origin> leaving() {
        return List.of();
    }

    /** The soldiers it brings to hexes of its realm. */
    default List<Origin> arriving() {
        return List.of();
    }

    /** Draws it on the map; what happens nowhere is not drawn. */
    default void draw(Sketch sketch) {}

    /** Returns the deal that it needs another realm to register (R11, R43); empty if it needs none. */
    default Optional<Deal> deal(Seat own) {
        return Optional.empty();
    }

    /** Returns the notice to its player when the other realm has registered its half; empty if it needs none. */
    default Optional<Message> agreed() {
        return Optional.empty();
    }

    /** Returns the seats that it attacks (H14). */
    default SortedSet<Seat> harmed(World world, Seat own) {
        return Frozen.noSet();
    }

    /** An order as one of this game. */
    static Command of(Order order) {
        if (order instanceof Command command) {
            return command;
        }
        throw new IllegalArgumentException("no order of this game: " + order.getClass());
    }
}
