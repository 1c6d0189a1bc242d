package heraldo.rules.ruleset.hexadominacion.outlook;

import heraldo.rules.engine.Outlook;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.game.Rehearsal;
import heraldo.rules.ruleset.hexadominacion.order.deal.Trade;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Preview of a sheet for its realm, as far as the realm may know. Trades and sales are assumed good, as in warnings. */
public final class Outlooks {

    private Outlooks() {}

    /** The outlook of a seat; blank for one that does not play, and while no orders are taken. */
    public static Outlook of(World world, Rulebook book, Seat seat, OrderSheet sheet) {
        if (!world.open() || !world.seated(seat) || !world.realm(seat).active()) {
            return Outlook.BLANK;
        }
        Prospect prospect = prospect(world, book, seat, sheet);
        List<Outlook.Line> lines = prospect.ready().lines().stream()
                .map(line -> line(prospect, line))
                .toList();
        Store store = new Store(prospect);
        return new Outlook(lines, store.rows(), store.cautions(), new Unused(prospect).messages());
    }

    private static Prospect prospect(World world, Rulebook book, Seat seat, OrderSheet sheet) {
        Rehearsal rehearsal = Rehearsal.of(world, book, seat, sheet);
        List<Optional<Refusal>> lonely = IntStream.range(0, sheet.size())
                .mapToObj(line -> sheet.orders().get(line) instanceof Trade
                        ? Optional.of(Refusal.of("X_NO_MATCH", "R11"))
                        : rehearsal.refusals().get(line))
                .toList();
        Round alone = new Rehearsal(world, book, seat, sheet, lonely).ready();
        return new Prospect(world, book, seat, rehearsal.ready(), rehearsal.played(), alone);
    }

    private static Outlook.Line line(Prospect prospect, Line<?> line) {
        return line.refusal().isPresent()
                ? Outlook.Line.BLANK
                : new Outlook.Line(Command.of(line.order()).gist(prospect, line), new Dangers(prospect).of(line));
    }
}
