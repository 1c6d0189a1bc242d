package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Side;
import heraldo.rules.ruleset.caos.turn.Step;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * The step that forms the attacking sides: alliances whose members all filed the same terms, and every other seat alone (C30).
 */
public final class AllianceStep implements Step {

    @Override
    public void play(Progress turn) {
        SortedMap<String, SortedMap<Seat, Integer>> invaders = turn.invaders();
        SortedMap<String, SortedMap<Seat, Task<Ally>>> terms = terms(turn);
        terms.forEach((planet, lines) -> {
            Terms agreed = new Terms(lines, invaders.getOrDefault(planet, Frozen.noMap()));
            lines.values().forEach(line -> agreed.flaw(line).ifPresent(line::note));
        });
        invaders.forEach((planet, units) ->
                turn.attacked(planet, sides(units, new Terms(terms.getOrDefault(planet, Frozen.noMap()), units))));
    }

    /** The last line of a seat for a planet counts (§5.1). */
    private static SortedMap<String, SortedMap<Seat, Task<Ally>>> terms(Progress turn) {
        SortedMap<String, SortedMap<Seat, Task<Ally>>> terms = new TreeMap<>();
        for (Task<Ally> task : turn.tasks(Ally.class)) {
            terms.computeIfAbsent(task.order().planet(), planet -> new TreeMap<>())
                    .put(task.seat(), task);
        }
        return terms;
    }

    private static List<Side> sides(SortedMap<Seat, Integer> units, Terms terms) {
        List<Side> sides = new ArrayList<>();
        units.forEach((seat, own) -> {
            SortedSet<Seat> allies = terms.allies(seat);
            if (allies.isEmpty()) {
                sides.add(Side.single(seat, own));
            } else if (allies.first().equals(seat)) {
                sides.add(terms.side(seat));
            }
        });
        return sides;
    }
}
