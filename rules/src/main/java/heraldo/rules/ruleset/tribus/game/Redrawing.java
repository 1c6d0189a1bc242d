package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.TreeMap;

/** What a viewer may not know: others' drafts, and pacts that are not his (§7). */
public final class Redrawing {

    private Redrawing() {}

    /** The world without all that. */
    public static World seenBy(World world, Viewer viewer) {
        return world.change(draft -> {
            draft.drafts = new TreeMap<>(draft.drafts);
            draft.drafts.keySet().removeIf(tribe -> !viewer.maySee(new Seat(tribe)));
            draft.pacts = draft.pacts.stream()
                    .filter(pact -> viewer.maySee(new Seat(pact.giver())) || viewer.maySee(new Seat(pact.receiver())))
                    .toList();
        });
    }
}
