package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.book.Settings;
import java.util.stream.Stream;

/** Step 1 of a turn: soldiers and ships. A line fails as a whole (Q19). */
public non-sealed interface Recruiting extends TurnOrder {

    /** The city that pays. */
    Hex city();

    /** Returns the cost in resources. */
    int cost(Settings settings);

    @Override
    default Stream<Hex> places() {
        return Stream.empty();
    }
}
