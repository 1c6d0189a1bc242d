package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.order.Ballad;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import java.util.Optional;

/** Balada (R78): in Primavera, for another province that told a story last year. */
final class BalladCheck implements Check<Ballad> {

    @Override
    public Optional<Refusal> untimely(Ballad order, Plan plan) {
        boolean due = plan.realm().season() == Season.SPRING && plan.realm().year() > 1;
        return Check.when(!due, "E-FASE", "R78", "season", Say.season(Season.SPRING));
    }

    @Override
    public Optional<Refusal> refusal(Ballad order, Plan plan) {
        Realm realm = plan.realm();
        boolean told = realm.tales().stream()
                .anyMatch(story -> story.teller() == order.province() && Season.year(story.turn()) == realm.year() - 1);
        return Check.when(order.province() == plan.owner || !told, "E-VOTO", "R78");
    }
}
