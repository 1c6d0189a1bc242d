package heraldo.rules.ruleset.caos.deed;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.turn.Battle;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;
import java.util.SortedSet;

/** GUE: the allies of a conquest who recognise one of them as Señor de la Guerra. */
final class Warlord {

    static final String CODE = "GUE";

    private Warlord() {}

    /** Returns the allies who recognised a seat as Señor de la Guerra when they conquered the planet it claims. */
    static SortedSet<Seat> allies(Progress turn, Seat lord, Claim claim) {
        List<Battle> won = turn.battles().stream()
                .filter(battle -> claim.planets().contains(battle.planet()) && battle.wonWith(lord))
                .toList();
        List<Seat> allies = won.stream()
                .flatMap(battle -> battle.winner().recognised().entrySet().stream())
                .filter(line -> line.getValue().equals(lord) && !line.getKey().equals(lord))
                .map(line -> line.getKey())
                .toList();
        return Frozen.set(allies);
    }
}
