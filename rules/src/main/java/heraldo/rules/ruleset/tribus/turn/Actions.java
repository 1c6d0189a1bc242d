package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.order.Acting;
import heraldo.rules.ruleset.tribus.order.Assault;
import heraldo.rules.ruleset.tribus.order.Boarding;
import heraldo.rules.ruleset.tribus.order.Embark;
import heraldo.rules.ruleset.tribus.order.Landing;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.order.Sail;
import heraldo.rules.ruleset.tribus.order.Transfer;
import heraldo.rules.ruleset.tribus.state.Effort;
import java.util.Optional;

/** Who carries out which action. */
final class Actions {

    private Actions() {}

    /** Carries an action out, or says why not; then nothing has changed. */
    static Optional<Refusal> play(Progress turn, Acting order) {
        Optional<Refusal> refusal = carry(turn, order);
        if (refusal.isEmpty()) {
            turn.effort(Effort::acting);
        }
        return refusal;
    }

    private static Optional<Refusal> carry(Progress turn, Acting order) {
        return switch (order) {
            case Move move -> new March(turn).move(move);
            case Embark embark -> new March(turn).embark(embark);
            case Transfer transfer -> new March(turn).transfer(transfer);
            case Sail sail -> new Cruise(turn).sail(sail);
            case Landing landing -> new Cruise(turn).land(landing);
            case Assault assault -> new Raid(turn).assault(assault);
            case Boarding boarding -> new Raid(turn).board(boarding);
        };
    }
}
