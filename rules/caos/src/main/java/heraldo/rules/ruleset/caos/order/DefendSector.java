package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.check.Plan;
import heraldo.rules.ruleset.caos.check.Refusals;
import heraldo.rules.ruleset.caos.check.Rehearsal;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.List;
import java.util.Optional;

/** SDEF: units defend every planet of a sector that the seat controls (C23). */
public record DefendSector(String sector, Optional<Integer> times) implements Effort {

    public static OrderType<DefendSector> type(Values values) {
        return OrderType.of(
                "defend-sector",
                DefendSector.class,
                Param.one("sector", values.sector()),
                Param.optional("times", Values.COUNT));
    }

    @Override
    public Optional<Refusal> unknown(Plan plan) {
        boolean there = plan.law().galaxy().sector(sector).isPresent();
        return Refusals.when(!there, () -> Refusals.unknown("sector", sector));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return Refusal.first(
                this::miscounted,
                () -> Refusals.when(
                        !controlled(plan), () -> Refusal.of("E_SECTOR", "C23", "sector", Places.sector(sector))));
    }

    private boolean controlled(Plan plan) {
        Law law = plan.law();
        return law.controls(plan.seat(), law.galaxy().sector(sector).orElseThrow());
    }

    @Override
    public Cost cost(Plan plan) {
        return Cost.guarding(plan.law().rates().costs(), units());
    }

    @Override
    public List<Planet> defended(Law law) {
        return law.galaxy().sector(sector).map(Sector::planets).orElse(List.of());
    }

    /** Its units add to the Defence (C26). */
    public static void guard(Progress turn, Task<DefendSector> task) {
        turn.guardedSector(task.order().sector, task.seat(), task.order().units());
    }

    @Override
    public List<Message> gist(Rehearsal played, int line) {
        int planets = defended(played.law()).size();
        return List.of(Message.of("outlook.sector", "units", units(), "planets", planets));
    }
}
