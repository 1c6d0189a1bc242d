package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Assault;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.turn.Acting;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Takes ports from the sea and by land together: crews attack first, since they count double there, then armies that are near go
 * in. Nobody attacks a garrison that it would not weaken.
 */
final class Descents implements Habit {

    /** Upper bound on the soldiers that a port may cost. */
    private static final int DEAREST = 20;

    @Override
    public void follow(Plan plan) {
        if (plan.personality.stance().peaceful()) {
            return;
        }
        plan.chart.cities().stream()
                .filter(city -> plan.chart.port(city) && plan.hostile(city) && plan.prey(city))
                .sorted(Comparator.comparing((Hex city) -> !plan.foes(city))
                        .thenComparing(city -> plan.tile(city).owner() == Tribe.NOBODY)
                        .thenComparingInt(city -> plan.tile(city).soldiers()))
                .forEach(port -> descend(plan, port));
    }

    private static void descend(Plan plan, Hex port) {
        Plan.Mark before = plan.mark();
        int soldiers = Storms.soldiers(plan);
        for (Hex ship : ships(plan)) {
            strikes(plan, port, assault(plan, ship, port));
        }
        for (Hex stack : Storms.stormers(plan, port)) {
            int free = new Guard(plan).free(stack);
            if (free > 0) {
                strikes(plan, port, Optional.of(new Move(plan.amount(stack, free), stack, port)));
            }
        }
        if (!plan.mine(port) || soldiers - Storms.soldiers(plan) > DEAREST) {
            plan.back(before);
        }
    }

    private static void strikes(Plan plan, Hex port, Optional<? extends Acting> attack) {
        int garrison = plan.tile(port).soldiers();
        if (plan.mine(port) || attack.isEmpty()) {
            return;
        }
        Plan.Mark before = plan.mark();
        boolean weaker =
                plan.add(attack.get()) && (plan.mine(port) || plan.tile(port).soldiers() < garrison);
        if (!weaker) {
            plan.back(before);
        }
    }

    /** Own ships that may act, those with the greatest crews first. */
    private static List<Hex> ships(Plan plan) {
        return plan.ships().stream()
                .filter(ship -> !plan.held(ship))
                .sorted(Comparator.comparingInt((Hex ship) -> -plan.crew(ship)))
                .toList();
    }

    private static Optional<Assault> assault(Plan plan, Hex ship, Hex port) {
        return Stream.concat(Stream.of(ship), plan.ways().bySea(ship, plan.settings.seaMove() - 1).stream())
                .filter(base -> base.distance(port) == 1)
                .findFirst()
                .map(base -> new Assault(
                        ship, Optional.of(base).filter(other -> !other.equals(ship)), port, Optional.empty()));
    }
}
