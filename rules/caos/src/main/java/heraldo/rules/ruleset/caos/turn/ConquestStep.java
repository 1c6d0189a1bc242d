package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.ruleset.caos.state.World;
import java.util.SortedMap;
import java.util.TreeMap;

/** Ownership changes once every planet has been computed, and the dead stay dead (C29, C33): S1. */
public final class ConquestStep implements Step {

    @Override
    public void play(Progress turn) {
        SortedMap<String, World> changed = new TreeMap<>();
        for (Battle battle : turn.battles()) {
            changed.put(battle.planet(), after(battle, turn.now().world(battle.planet())));
        }
        turn.change(war -> war.withWorlds(changed));
        turn.invasionsOver();
    }

    private static World after(Battle battle, World before) {
        World left = before.inhabitedBy(battle.after());
        return battle.conqueror().isPresent() ? left.ownedBy(battle.conqueror()) : left;
    }
}
