package heraldo.rules.ruleset.cathay.state;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.cathay.book.Preference;
import java.util.List;
import java.util.Optional;

/**
 * The advance orders of a seat's player, and their attendance (§3).
 *
 * @param discard the order of the cards to discard (Y27); secret
 * @param plan orders for the next turn (Y51); secret
 * @param strikes silent turns in a row (Y52)
 * @param absent whether the seat's turns run only its plan (Y52)
 * @param resigned whether the seat has left the game (Y54)
 */
public record Player(Optional<Preference> discard, List<Order> plan, int strikes, boolean absent, boolean resigned) {

    public static final Player PRESENT = new Player(Optional.empty(), List.of(), 0, false, false);

    public Player {
        plan = List.copyOf(plan);
    }

    public Player discarding(Optional<Preference> order) {
        return new Player(order, plan, strikes, absent, resigned);
    }

    public Player planning(List<Order> lines) {
        return new Player(discard, lines, strikes, absent, resigned);
    }

    /** Without what only the player knows. */
    public Player silent() {
        return new Player(Optional.empty(), List.of(), strikes, absent, resigned);
    }

    /** The player has given a command: no strikes, no absence (Y52). */
    public Player awake() {
        return strikes == 0 && !absent ? this : new Player(discard, plan, 0, false, resigned);
    }

    /** Returns whether the seat is absent until its player's next command (Y52). */
    public boolean away() {
        return absent && !resigned;
    }

    /** A deadline has passed without any order. */
    public Player struck(int most) {
        return new Player(discard, plan, strikes + 1, absent || strikes + 1 >= most, resigned);
    }

    public Player keeping(int strikeCount, boolean away) {
        return new Player(discard, plan, strikeCount, away, resigned);
    }

    /** The seat leaves the game. */
    public Player leaving() {
        return new Player(Optional.empty(), List.of(), strikes, absent, true);
    }
}
