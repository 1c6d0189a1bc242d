package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.state.Bargains;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Fresh draw of the facts hidden from a viewer: the drafts of others, and pacts that the viewer has no part in (§7). */
public final class Redrawing {

    private Redrawing() {}

    /** The world as it might be as well: others have prepared nothing, or a pact, and more has been proposed before. */
    public static World seenBy(World world, Viewer viewer, Dice dice) {
        SortedMap<Integer, List<Order>> drafts = new TreeMap<>(world.turns().drafts());
        drafts.keySet().removeIf(tribe -> !viewer.maySee(new Seat(tribe)));
        List<Pact> pacts =
                world.pacts().stream().filter(pact -> party(viewer, pact)).toList();
        int next = pacts.stream().mapToInt(Pact::id).max().orElse(0) + dice.die("redrawn|pacts", 6);
        return world.withTurns(world.turns().withDrafts(drafts)).withBargains(new Bargains(pacts, next));
    }

    private static boolean party(Viewer viewer, Pact pact) {
        return viewer.maySee(new Seat(pact.giver())) || viewer.maySee(new Seat(pact.receiver()));
    }
}
