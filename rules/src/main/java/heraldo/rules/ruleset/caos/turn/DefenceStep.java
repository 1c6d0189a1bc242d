package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.law.Aspects;
import heraldo.rules.ruleset.caos.order.Defend;
import heraldo.rules.ruleset.caos.order.DefendSector;
import java.util.SortedMap;
import java.util.TreeMap;

/** The Defence of every planet this turn (C26). */
public final class DefenceStep implements Step {

    @Override
    public void play(Progress turn) {
        Aspects aspects = new Aspects(turn.law());
        int shield = turn.law().rates().measures().shield();
        for (Planet planet : turn.law().galaxy().planets().values()) {
            turn.defended(
                    planet.id(),
                    new Defence(
                            planet.extreme() ? shield : 0,
                            aspects.plague(planet),
                            units(planet, turn),
                            sector(planet, turn)));
        }
    }

    private static SortedMap<Seat, Integer> units(Planet planet, Progress turn) {
        SortedMap<Seat, Integer> units = new TreeMap<>();
        for (Task<Defend> task : turn.tasks(Defend.class)) {
            if (task.order().planet().equals(planet.id())) {
                units.merge(task.seat(), task.order().units(), Integer::sum);
            }
        }
        return units;
    }

    private static SortedMap<Seat, Integer> sector(Planet planet, Progress turn) {
        SortedMap<Seat, Integer> units = new TreeMap<>();
        for (Task<DefendSector> task : turn.tasks(DefendSector.class)) {
            if (task.order().sector().equals(planet.sector())) {
                units.merge(task.seat(), task.order().units(), Integer::sum);
            }
        }
        return units;
    }
}
