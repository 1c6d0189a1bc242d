package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import java.util.Optional;

/** What a hex must be to change hands (H29, R41). */
final class Handover {

    private Handover() {}

    /** The capital never does. */
    static Optional<Refusal> capital(int hex, Plan plan) {
        return Check.when(plan.realm().capital() == hex, "E_CAPITAL_CEDE", "R41", "hex", Board.name(hex));
    }

    /** Each hex does once a round. */
    static Optional<Refusal> again(int hex, Plan plan) {
        return Check.when(plan.ceded.get(hex), "E_DUP_CEDE", "R43", "hex", Board.name(hex));
    }
}
