package heraldo.rules.ruleset.caos.event;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;

/** The game master corrects something in the open position, at once (CR51). Draws cannot be corrected. */
public sealed interface Edict extends Order {

    /** A planet is a seat's; nobody lives on it any more. */
    record Award(String planet, Seat player) implements Edict {}

    /** A planet is nobody's. */
    record Clear(String planet) implements Edict {}

    /** So many units of inhabitants live on an empty planet. */
    record Settle(String planet, int inhabitants) implements Edict {}

    /** A planet is holy to a god. */
    record Hallow(String planet, Faith god) implements Edict {}

    /** A planet is holy to nobody. */
    record Profane(String planet) implements Edict {}

    /** A seat has exactly so many points. */
    record Score(Seat player, int points) implements Edict {}

    /** A seat has exactly so many permanent actions. */
    record Strengthen(Seat player, int actions) implements Edict {}
}
