package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** One order of a player (§5): when it may be given, what stands against it, what it costs, does and says. */
public interface Command extends Order {

    /** Returns the phase in which a seat may give it. */
    default Phase phase() {
        return Phase.PLAYING;
    }

    /** Returns whether a seat may give it at any time, and not only in its own turn. */
    default boolean anytime() {
        return phase() == Phase.ANYTIME;
    }

    /** Returns the refusal in a position: of its phase first, then in the order of the table (§5). */
    default Optional<Refusal> refusal(Position position, Seat seat, Prices prices) {
        Optional<Refusal> untimely = phase().refusal(position, seat);
        return untimely.isPresent() ? untimely : objection(position, seat, prices);
    }

    /** Returns the objection to it in the right phase; for several trades, the objection to the first. */
    default Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        return Objection.NONE;
    }

    /** Returns its price (Y16). */
    default Goods price(Prices prices) {
        return Goods.NONE;
    }

    /** The resource it brings into the hand, from which lines below it may be paid. */
    default Optional<Resource> brings() {
        return Optional.empty();
    }

    /** Carries it out, at once (Y19). */
    void carryOut(Progress turn, Seat seat);

    /** Returns whether it ends the turn of the seat that gave it. */
    default boolean endsTurn() {
        return false;
    }

    /** Returns whether a plan holds it back after a line that lacked a card which a trade above it was to bring (Y51). */
    default boolean heldIfUnpaid() {
        return false;
    }

    /** Returns the seats it attacks. The robber's thefts are nobody's deed (Y24). */
    default SortedSet<Seat> harmed(Position position, Seat seat) {
        return Frozen.noSet();
    }

    /** Returns its effect in public words; empty for one that concerns nobody else. */
    default Optional<Message> told() {
        return Optional.empty();
    }

    /** Draws where on the board it happens. */
    default void draw(Sketch sketch) {}

    /**
     * Returns cautions against others that may come first if it waits in a plan.
     *
     * @param before the position before it, in the seat's own turn
     * @param first the rivals that play until then
     */
    default List<Message> cautions(Position before, Rivals first) {
        return List.of();
    }
}
