package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Grant;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Rendirse: own hexes to other realms that play, each once (H28, R44). */
final class SurrenderCheck implements Check<Surrender> {

    @Override
    public Optional<Refusal> refusal(Surrender order, Plan plan) {
        List<Grant> grants = order.grants();
        BitSet given = (BitSet) plan.ceded.clone();
        return Check.first(
                () -> first(grants, grant -> plan.partner(grant.to())),
                () -> first(grants, grant -> plan.foreign(grant.hex(), "H28")),
                () -> first(grants, grant -> again(grant.hex(), given)),
                () -> Check.when(plan.surrendered, "E_DUP_SURRENDER", "R44"));
    }

    private static Optional<Refusal> again(int hex, BitSet given) {
        boolean again = given.get(hex);
        given.set(hex);
        return Check.when(again, "E_DUP_CEDE", "R43", "hex", Board.name(hex));
    }

    private static Optional<Refusal> first(List<Grant> grants, Function<Grant, Optional<Refusal>> reason) {
        return grants.stream().map(reason).flatMap(Optional::stream).findFirst();
    }

    @Override
    public void note(Surrender order, Plan plan) {
        plan.surrendered = true;
    }
}
