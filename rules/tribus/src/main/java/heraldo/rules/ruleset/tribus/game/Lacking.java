package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;

/**
 * Collector of objections to trial orders, which cannot stand or would fail. Of several reasons it keeps the one that is nearest
 * to an order that stands: the tests run in this order (§3).
 */
final class Lacking {

    private static final String REFUSAL = "refusal.";

    private static final List<String> TESTS = List.of(
            "E_CLOSED",
            "E_NOT_ACTIVE",
            "E_TILE_TYPE",
            "E_QTY",
            "E_NOT_CITY",
            "E_NOT_PORT",
            "E_SAME_TILE",
            "E_RECRUIT_LATE",
            "E_NOT_OWNER",
            "E_BESIEGED",
            "E_HARBOUR",
            "E_STACK",
            "E_RESOURCES",
            "X_NO_TROOPS",
            "X_NO_CREW",
            "X_NO_SHIP",
            "X_ACTED",
            "X_COUNT",
            "X_RANGE",
            "X_USE_ASSAULT",
            "X_NO_ENEMY",
            "X_ENEMY_SHIP",
            "X_STACK");

    private Optional<Message> nearest = Optional.empty();
    private boolean stood;

    void forget() {
        nearest = Optional.empty();
        stood = false;
    }

    /** Looks at what was said of one more order. */
    Optional<Message> note(Optional<Message> objection) {
        stood |= objection.isEmpty();
        objection.map(Lacking::said).filter(this::nearer).ifPresent(said -> nearest = Optional.of(said));
        return objection;
    }

    /** Returns whether one of the orders stands. */
    boolean stood() {
        return stood;
    }

    Optional<Message> nearest() {
        return nearest;
    }

    private boolean nearer(Message said) {
        return nearest.isEmpty()
                || rank(said) > rank(nearest.get())
                || (rank(said) == rank(nearest.get()) && lack(said) < lack(nearest.get()));
    }

    /** Returns the number of missing resources; 0 for any other objection. */
    private static int lack(Message said) {
        return said.arguments().get("cost") instanceof Integer cost
                        && said.arguments().get("left") instanceof Integer left
                ? cost - left
                : 0;
    }

    private static int rank(Message said) {
        return TESTS.indexOf(said.key().substring("lacking.".length()));
    }

    /** A refusal, or the reason behind a warning, as it is told behind a value: shorter. */
    static Message said(Message objection) {
        Message why =
                objection.key().startsWith("warning.") && objection.arguments().get("why") instanceof Message reason
                        ? reason
                        : objection;
        return why.key().startsWith(REFUSAL)
                ? new Message("lacking." + why.key().substring(REFUSAL.length()), why.arguments())
                : why;
    }
}
