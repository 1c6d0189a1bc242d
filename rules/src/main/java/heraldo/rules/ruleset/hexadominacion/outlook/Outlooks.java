package heraldo.rules.ruleset.hexadominacion.outlook;

import heraldo.rules.engine.Outlook;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import java.util.List;

/** What a sheet would come to for its realm, as far as the realm may know. Trades and sales are assumed good, as warnings do. */
public final class Outlooks {

    private Outlooks() {}

    /** The outlook of a seat; blank for one that does not play, and while no orders are taken. */
    public static Outlook of(World world, Rulebook book, Seat seat, OrderSheet sheet) {
        if (!world.open() || !world.seated(seat) || !world.realm(seat).active()) {
            return Outlook.BLANK;
        }
        Plan plan = Plan.of(world, book, seat, sheet);
        Gist gist = new Gist(plan);
        Dangers dangers = new Dangers(plan);
        List<Outlook.Line> lines = plan.ready().lines().stream()
                .map(line -> refused(line) ? Outlook.Line.BLANK : new Outlook.Line(gist.of(line), dangers.of(line)))
                .toList();
        Store store = new Store(plan);
        return new Outlook(lines, store.rows(), store.cautions(), new Unused(plan).messages());
    }

    private static boolean refused(Line<?> line) {
        return line.refusal().isPresent();
    }
}
