package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.law.Command;
import heraldo.rules.ruleset.tribus.law.Occasion;
import java.util.Optional;
import java.util.stream.Stream;

/** Order of a tribe for its own turn (T5). */
public sealed interface TurnOrder extends Command permits Recruiting, Acting {

    @Override
    default Occasion occasion() {
        return Occasion.TURN;
    }

    /** Returns the reason why it would fail as things stand, if there is one. */
    Optional<Refusal> failure(Progress turn);

    /** Carries it out; nothing is against it. */
    void play(Progress turn);

    /** Tiles that are no longer what they were once it is carried out: where soldiers leave, and where they come to. */
    Stream<Hex> places();
}
