package heraldo.rules.ruleset.caos.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.caos.book.Book;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.check.Examination;
import heraldo.rules.ruleset.caos.check.Examiner;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Cede;
import heraldo.rules.ruleset.caos.order.Defend;
import heraldo.rules.ruleset.caos.order.DefendSector;
import heraldo.rules.ruleset.caos.order.Enrol;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.order.Lieutenants;
import heraldo.rules.ruleset.caos.order.Pass;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.order.Swap;
import heraldo.rules.ruleset.caos.order.Values;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;
import java.util.Map;

/** The game with its tables: what may be ordered, and how a turn is played. */
public final class Game {

    private final Book book;
    private final Values values;

    /**
     * The game of a folder.
     *
     * @throws heraldo.rules.data.BadTableException if a table is wrong
     */
    public Game(RulesetFolder folder) {
        this.book = Book.read(folder);
        this.values = Values.of(book);
    }

    public Book book() {
        return book;
    }

    /** The kinds of values its orders are made of. */
    public Values values() {
        return values;
    }

    /** Every order a player may give, in the order of the rules (§5.1). */
    public List<OrderType<?>> orders() {
        return List.of(
                Invade.type(values),
                Defend.type(values),
                DefendSector.type(values),
                Cede.type(values),
                Swap.type(values),
                Ally.type(values),
                Claim.type(values),
                Pass.type(),
                Lieutenants.type(),
                Resign.type());
    }

    /** Returns the form that players fill in to join. */
    public OrderType<Enrol> enrolment() {
        return Enrol.type();
    }

    /** Returns the law of a position. */
    public Law law(War war) {
        return new Law(war, book);
    }

    /** A sheet with one more order, at its end or in the place of the one it replaces (§5.1). */
    public OrderSheet enter(OrderSheet sheet, Order order) {
        int line = place(sheet, order);
        return line > sheet.size() ? sheet.with(order) : sheet.replacing(line, order);
    }

    /** The line on which an order comes to stand when it is entered: that of the one it replaces, or the next. */
    public int place(OrderSheet sheet, Order order) {
        Command command = Command.of(order);
        for (int line = 1; line <= sheet.size(); line++) {
            if (command.replaces(sheet.line(line))) {
                return line;
            }
        }
        return sheet.size() + 1;
    }

    /** Examines every line of a sheet while orders are open. */
    public Examination examine(Law law, Seat seat, OrderSheet sheet) {
        return Examiner.of(law, seat, sheet);
    }

    /** Plays the open turn to its end. A game that is over stays as it is. */
    public Progress play(War war, Map<Seat, OrderSheet> sheets, Dice dice) {
        Law law = law(war);
        Progress turn = new Progress(law, dice, Closing.tasks(law, sheets));
        Sequence.of(war.stage()).forEach(step -> step.play(turn));
        return turn;
    }
}
