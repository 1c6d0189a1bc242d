package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.TreeMap;

/** What a viewer may not know, drawn anew: others' drafts, and pacts that are not his (§7). */
public final class Redrawing {

    private Redrawing() {}

    /** The world as it might be as well: others have prepared nothing, or a pact, and more has been proposed before. */
    public static World seenBy(World world, Viewer viewer, Dice dice) {
        return world.change(draft -> {
            draft.drafts = new TreeMap<>(draft.drafts);
            draft.drafts.keySet().removeIf(tribe -> !viewer.maySee(new Seat(tribe)));
            draft.pacts =
                    draft.pacts.stream().filter(pact -> party(viewer, pact)).toList();
            draft.nextPact = draft.pacts.stream().mapToInt(Pact::id).max().orElse(0) + dice.die("redrawn|pacts", 6);
        });
    }

    private static boolean party(Viewer viewer, Pact pact) {
        return viewer.maySee(new Seat(pact.giver())) || viewer.maySee(new Seat(pact.receiver()));
    }
}
