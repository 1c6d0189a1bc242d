package heraldo.rules.ruleset.tribus.order.pact;

import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.law.Command;
import heraldo.rules.ruleset.tribus.law.Occasion;
import heraldo.rules.ruleset.tribus.state.Bargains;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;

/** Order about a pact, which a player may give at any time (T24). */
public interface Bargain extends Command {

    /** One after another in this order, so that nobody is held to what they no longer want. */
    enum Round {
        /** Pacts are taken back and refused. */
        DROPPING,
        PROPOSING,
        ACCEPTING
    }

    /**
     * Settlement of a pact.
     *
     * @param bargains all pacts afterwards
     * @param key the message for both of its parties
     */
    record Settlement(Bargains bargains, Pact pact, String key) {}

    /** Returns the round in which it takes place. */
    Round round();

    /** Returns the settlement of a pact by it, if any; nothing is against it. */
    Optional<Settlement> settled(World world, int tribe);

    /** Returns the notice to another tribe as soon as the player has written the order. */
    default Optional<Notice> notice(World world, Seat seat) {
        return Optional.empty();
    }

    @Override
    default Occasion occasion() {
        return Occasion.EVER;
    }
}
