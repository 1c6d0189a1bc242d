package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.order.Vote;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import java.util.Optional;

/** Votar (R79): in Verano, for other provinces that are played. */
final class VoteCheck implements Check<Vote> {

    @Override
    public Optional<Refusal> untimely(Vote order, Plan plan) {
        boolean due = plan.realm().season() == Season.SUMMER;
        return Check.when(!due, "E-FASE", "K41", "season", Say.season(Season.SUMMER));
    }

    @Override
    public Optional<Refusal> refusal(Vote order, Plan plan) {
        boolean wrong = order.candidates().stream().anyMatch(owner -> owner == plan.owner || !eligible(plan, owner));
        return Check.when(wrong, "E-VOTO", "K41");
    }

    private static boolean eligible(Plan plan, Owner owner) {
        return Optional.ofNullable(plan.realm().provinces().get(owner))
                .filter(province -> !province.vacant())
                .map(Province::capital)
                .isPresent();
    }
}
