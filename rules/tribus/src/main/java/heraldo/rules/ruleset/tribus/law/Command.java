package heraldo.rules.ruleset.tribus.law;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An order of a player, which knows when it may be given, what is against it, and whom it hurts. */
public interface Command extends Order {

    /**
     * An order of a player.
     *
     * @throws IllegalArgumentException if it is none of this game
     */
    static Command of(Order order) {
        if (order instanceof Command command) {
            return command;
        }
        throw new IllegalArgumentException("no order of this game: " + order.getClass());
    }

    /** Returns the occasion on which a player may give the order. */
    Occasion occasion();

    /** Returns the first static error that holds against the order, whatever the position (§3). */
    default Optional<Refusal> misfit(Statics statics) {
        return Optional.empty();
    }

    /** Returns the objection of the position to the order, apart from those that a tribe's own turn would show. */
    default Optional<Refusal> refusal(Chart chart, World world, int tribe) {
        return Optional.empty();
    }

    /** The owners of what it attacks or takes, the tribe itself and nobody among them. */
    default Stream<Integer> struck(Harm harm) {
        return Stream.empty();
    }

    /** Lists the deals that a tribe needs another to propose for the order. */
    default List<Deal> deals(World world, Seat seat) {
        return List.of();
    }

    /** Returns the effect of the order, where it is known without playing it. */
    default Optional<Message> foretold(Chart chart, World world) {
        return Optional.empty();
    }
}
