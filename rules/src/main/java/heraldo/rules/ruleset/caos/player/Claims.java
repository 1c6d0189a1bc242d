package heraldo.rules.ruleset.caos.player;

import heraldo.rules.ruleset.caos.order.Claim;
import heraldo.rules.ruleset.caos.report.Ready;
import java.util.ArrayList;
import java.util.List;

/** Claims every deed that the start of the turn already meets, each once: it costs nothing (C49). */
final class Claims implements Habit {

    @Override
    public void follow(Draft draft) {
        List<String> claimed = new ArrayList<>();
        for (Claim claim : Ready.claims(draft.law, draft.seat)) {
            if (!claimed.contains(claim.code()) && draft.add(claim)) {
                claimed.add(claim.code());
            }
        }
    }
}
