package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.check.Landing;
import heraldo.rules.ruleset.caos.check.Plan;
import heraldo.rules.ruleset.caos.check.Rehearsal;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.List;
import java.util.Optional;

/** DEFEND: units defend a planet: an own one from anywhere, any other within reach (C22, CR14). */
public record Defend(String planet, Optional<Integer> times) implements Effort {

    public static OrderType<Defend> type(Values values) {
        return OrderType.of(
                "defend", Defend.class, Param.one("planet", values.planet()), Param.optional("times", Values.COUNT));
    }

    @Override
    public Optional<Refusal> unknown(Plan plan) {
        return plan.unknownPlanet(List.of(planet));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return Refusal.first(
                this::miscounted,
                () -> plan.owns(planet)
                        ? Optional.empty()
                        : Landing.refusal(plan.law().galaxy().planet(planet), plan));
    }

    /** A unit that crosses the Límite costs more, except to an own planet (C22). */
    @Override
    public Cost cost(Plan plan) {
        Planet goal = plan.law().galaxy().planet(planet);
        boolean crossing = !plan.owns(planet)
                && plan.access().to(goal).filter(Access.Way::crosses).isPresent();
        return Cost.defending(plan.law().rates().costs(), units(), crossing);
    }

    @Override
    public List<Planet> defended(Law law) {
        return List.of(law.galaxy().planet(planet));
    }

    /** Its units add to the Defence (C26). */
    public static void guard(Progress turn, Task<Defend> task) {
        turn.guarded(task.order().planet, task.seat(), task.order().units());
    }

    /** Tells the Defence of the planet and the units needed to conquer it. */
    @Override
    public List<Message> gist(Rehearsal played, int line) {
        int total = played.alone().defence(planet).total();
        int inhabitants = played.law().war().world(planet).inhabitants();
        return List.of(Message.of("outlook.defence", "planet", Places.planet(planet), "defence", total)
                .with("needed", total + inhabitants + 1));
    }
}
