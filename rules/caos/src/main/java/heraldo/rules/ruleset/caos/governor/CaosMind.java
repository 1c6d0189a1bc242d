package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.mind.Budget;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Book;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.order.Lieutenants;
import heraldo.rules.ruleset.caos.order.Swap;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The mind of the governors of Caos: it musters every sheet for a leaning, and values a position by its expected outcome. */
public final class CaosMind implements Mind<War> {

    private static final String WHIM = "whim|";
    private static final int WHIMS = 1 << 20;
    private static final int MUCH = 250;
    private static final int CAREFUL = 100;
    private static final int OTHERWISE = 8;

    private final Book book;
    private final MindTable table;

    /**
     * The mind of a folder's {@code minds.yaml}.
     *
     * @throws heraldo.rules.data.BadTableException if the table is wrong
     */
    public CaosMind(RulesetFolder folder, Book book) {
        this.book = book;
        this.table = folder.table("minds.yaml", MindTable.class);
    }

    @Override
    public OrderSheet habit(War war, Seat seat, Temper temper, Dice dice) {
        Law law = new Law(war, book);
        return switch (war.stage()) {
            case ORDERS ->
                war.plays(seat) ? Muster.sheet(Field.of(law, seat), leaning(seat, temper, dice)) : OrderSheet.EMPTY;
            case LIEUTENANTS -> heirs(law, seat);
            case OVER -> OrderSheet.EMPTY;
        };
    }

    private Leaning leaning(Seat seat, Temper temper, Dice dice) {
        return Leaning.of(table, temper, dice.die(WHIM + seat.number(), WHIMS));
    }

    /** Returns the winner's sheet, which names the next two seats as lieutenants; empty for any other seat. */
    private static OrderSheet heirs(Law law, Seat seat) {
        List<Seat> next = law.war().others(seat).stream()
                .sorted(Comparator.comparingInt(other -> -law.band(other).score()))
                .toList();
        boolean named = law.war().ending().lord().filter(seat::equals).isPresent() && next.size() > 1;
        return named ? OrderSheet.of(new Lieutenants(next.get(0), next.get(1))) : OrderSheet.EMPTY;
    }

    @Override
    public Stream<OrderSheet> ideas(War war, Seat seat, Temper temper, Dice dice) {
        if (war.stage() != Stage.ORDERS || !war.plays(seat)) {
            return Stream.empty();
        }
        Field field = Field.of(new Law(war, book), seat);
        return leanings(leaning(seat, temper, dice)).stream().map(each -> Muster.sheet(field, each));
    }

    /** Lists the alternative leanings of a governor, most promising first. */
    private List<Leaning> leanings(Leaning own) {
        List<Leaning> all = new ArrayList<>();
        all.add(own.with("guard", 0));
        all.add(own.with("guard", MUCH));
        all.add(own.with("care", CAREFUL));
        all.add(own.with("deed", MUCH));
        all.add(own.with("leader", MUCH));
        all.add(own.with("land", MUCH));
        all.add(own.with("raid", MUCH));
        all.add(own.with("growth", MUCH));
        all.add(own.with("deed", 0));
        for (Temper temper : Temper.values()) {
            all.add(Leaning.of(table, temper, own.salt() + 1));
        }
        for (int other = 1; other <= OTHERWISE; other++) {
            all.add(own.salted(own.salt() + 1 + other));
        }
        return all;
    }

    @Override
    public long worth(War war, Seat seat, Temper temper) {
        return new Estimate(new Law(war, book)).worth(seat, Leaning.of(table, temper, 0));
    }

    /** Nobody claims what its attacks will not do. */
    @Override
    public OrderSheet closed(War war, Seat seat, OrderSheet sheet) {
        Law law = new Law(war, book);
        return Boast.claims(law, sheet) ? Boast.honest(Field.of(law, seat), sheet) : sheet;
    }

    /** Swaps, and joint attacks with all that belongs to them. */
    @Override
    public boolean keeps(OrderSheet sheet, int line) {
        Order order = sheet.line(line);
        return switch (order) {
            case Swap swap -> true;
            case Ally ally -> true;
            case Invade invade -> joint(sheet, invade.planet());
            default -> false;
        };
    }

    private static boolean joint(OrderSheet sheet, String planet) {
        return sheet.orders().stream()
                .anyMatch(other -> other instanceof Ally ally && ally.planet().equals(planet));
    }

    @Override
    public Budget budget(Strength strength) {
        return table.budget(strength);
    }
}
