package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.order.Fight;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.Optional;

/** Combatir (R70, R71, R76): own armies against one contrary owner in a hex without peace. */
final class FightCheck implements Check<Fight> {

    @Override
    public Optional<Refusal> refusal(Fight order, Plan plan) {
        Hex hex = order.hex();
        List<Owner> foes = plan.law.peace().foes(hex, plan.owner);
        boolean armed = plan.realm().muster().at(hex, plan.owner).armies() > 0;
        boolean target = order.against().map(foes::contains).orElse(!foes.isEmpty());
        boolean unclear = order.against().isEmpty() && foes.size() > 1;
        return Check.first(
                () -> Check.when(plan.fights.contains(hex), "E-DUP", "K39", "what", Say.hex(hex)),
                () -> Check.when(plan.law.peace().pacified(hex), "E-PAZ", "R27", "hex", Say.hex(hex)),
                () -> Check.when(!armed || !target, "E-OBJ", "R70", "hex", Say.hex(hex)),
                () -> Check.when(
                        unclear,
                        "E-OBJAMB",
                        "R70",
                        "hex",
                        Say.hex(hex),
                        "owners",
                        foes.stream().map(Say::owner).toList()));
    }

    @Override
    public void note(Fight order, Plan plan) {
        plan.fights.add(order.hex());
    }
}
