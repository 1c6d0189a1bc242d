package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.say.Say;
import java.util.List;
import java.util.Optional;

/** Step 2 of a turn: soldiers move, embark, land, sail or fight (Q9). */
public non-sealed interface Acting extends TurnOrder {

    /** The tiles, or the ship, that it attacks if others hold them. */
    default List<Hex> attacked() {
        return List.of();
    }

    /** The tile or ship that may be without soldiers afterwards. */
    default Optional<Hex> left() {
        return Optional.empty();
    }

    /** Returns a caution to its tribe, if there is one. */
    default Optional<Message> caution(Say say) {
        return Optional.empty();
    }
}
