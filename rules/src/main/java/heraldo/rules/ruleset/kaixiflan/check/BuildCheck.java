package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.order.Build;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Construir a building (R59, R60): each once, in its Era, after those it needs. */
final class BuildCheck implements Check<Build> {

    @Override
    public Optional<Refusal> refusal(Build order, Plan plan) {
        Building building = plan.law.book().building(order.building());
        Set<String> own = plan.province().buildings();
        int era = plan.province().era();
        boolean repeated = own.contains(building.id()) || plan.built.contains(building.id());
        List<Message> needs = missing(building, plan);
        return Check.first(
                () -> Check.when(repeated, "E-DUP", "R59", "what", Say.building(building.id())),
                () -> Check.when(era < building.era(), "E-ERA", "R59", "needed", building.era(), "era", era),
                () -> Check.when(!needs.isEmpty(), "E-REQ", "R60", "needs", needs));
    }

    private static List<Message> missing(Building building, Plan plan) {
        boolean free = plan.realm().settings().eraIsEnough();
        return building.needs().stream()
                .filter(need -> !free && !plan.province().buildings().contains(need))
                .map(Say::building)
                .toList();
    }

    @Override
    public Stock cost(Build order, Plan plan) {
        return plan.law.book().building(order.building()).cost();
    }

    @Override
    public void note(Build order, Plan plan) {
        plan.built.add(order.building());
    }
}
