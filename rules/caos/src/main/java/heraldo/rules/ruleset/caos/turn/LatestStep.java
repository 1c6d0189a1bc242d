package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.state.Attack;
import heraldo.rules.ruleset.caos.state.Latest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The step that collects the events of this turn for the map and the table (§7). */
public final class LatestStep implements Step {

    @Override
    public void play(Progress turn) {
        List<Attack> attacks = new ArrayList<>();
        turn.battles().forEach(battle -> attacks.addAll(attacks(turn, battle)));
        SortedMap<String, Integer> defences = new TreeMap<>();
        turn.defences().forEach((planet, defence) -> {
            if (defence.total() > 0) {
                defences.put(planet, defence.total());
            }
        });
        List<String> conquests = turn.battles().stream()
                .filter(battle -> battle.conqueror().isPresent())
                .map(Battle::planet)
                .toList();
        Latest latest = new Latest(attacks, defences, Frozen.set(conquests), turn.points());
        turn.change(war -> war.withLatest(latest));
    }

    private static List<Attack> attacks(Progress turn, Battle battle) {
        SortedMap<Seat, Attack> attacks = new TreeMap<>();
        for (Side side : battle.sides()) {
            boolean won = side.equals(battle.winner()) && battle.conqueror().isPresent();
            side.units()
                    .forEach((seat, units) -> attacks.put(
                            seat, new Attack(battle.planet(), seat, units, from(turn, seat, battle.planet()), won)));
        }
        return List.copyOf(attacks.values());
    }

    private static Optional<String> from(Progress turn, Seat seat, String planet) {
        for (March march : turn.marches(planet)) {
            Optional<String> from = march.way().flatMap(Access.Way::from);
            if (march.seat().equals(seat) && from.isPresent()) {
                return from;
            }
        }
        return Optional.empty();
    }
}
