package heraldo.rules.ruleset.tribus.order.pact;

import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.law.Command;
import heraldo.rules.ruleset.tribus.law.Occasion;
import heraldo.rules.ruleset.tribus.state.Bargains;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;

/** What may be said of pacts at any time (T24). */
public interface Bargain extends Command {

    /** One after another in this order, so that nobody is held to what they no longer want. */
    enum Round {
        /** Pacts are taken back and refused. */
        DROPPING,
        PROPOSING,
        ACCEPTING
    }

    /**
     * What becomes of a pact.
     *
     * @param bargains all pacts afterwards
     * @param key what both of its parties are told
     */
    record Settlement(Bargains bargains, Pact pact, String key) {}

    /** When it is heard among all that is said. */
    Round round();

    /** What becomes of a pact by it, if anything; nothing is against it. */
    Optional<Settlement> settled(World world, int tribe);

    /** What another tribe is told as soon as it is written down. */
    default Optional<Notice> notice(World world, Seat seat) {
        return Optional.empty();
    }

    @Override
    default Occasion occasion() {
        return Occasion.EVER;
    }
}
