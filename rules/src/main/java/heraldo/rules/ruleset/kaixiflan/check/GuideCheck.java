package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.order.Guide;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import java.util.Optional;

/** Mover Kaixiflán (R67): the Favourite leads him, once a turn. */
final class GuideCheck implements Check<Guide> {

    private static final int MOST = 5;

    @Override
    public Optional<Office> office(Guide order, Plan plan) {
        return Optional.of(Office.FAVOURITE);
    }

    @Override
    public Optional<Refusal> refusal(Guide order, Plan plan) {
        Hex from = plan.realm().court().kaixiflan();
        Hex to = order.destination();
        return Check.first(
                () -> Check.when(!plan.realm().atlas().explored(to), "E-NOEXPL", "R67", "hex", Say.hex(to)),
                () -> Check.when(
                        !reaches(plan, from, to),
                        "E-DIST",
                        "R67",
                        "from",
                        Say.hex(from),
                        "to",
                        Say.hex(to),
                        "most",
                        MOST),
                () -> Check.when(plan.guided, "E-DUP", "K42", "what", Say.hex(to)));
    }

    private static boolean reaches(Plan plan, Hex from, Hex to) {
        boolean near = !from.equals(to) && from.distance(to) <= MOST;
        boolean walks = plan.realm().settings().kaixiflanWalks();
        return near && (!walks || plan.law.routes().within(from, to, MOST));
    }

    @Override
    public void note(Guide order, Plan plan) {
        plan.guided = true;
    }
}
