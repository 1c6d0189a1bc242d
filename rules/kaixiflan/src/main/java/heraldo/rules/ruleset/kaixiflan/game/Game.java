package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Deal;
import heraldo.rules.engine.Outlook;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.chart.MapTable;
import heraldo.rules.ruleset.kaixiflan.chart.Sectors;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Examination;
import heraldo.rules.ruleset.kaixiflan.check.Examiner;
import heraldo.rules.ruleset.kaixiflan.event.EventStep;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.mission.MissionStep;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Collect;
import heraldo.rules.ruleset.kaixiflan.outlook.Rehearsal;
import heraldo.rules.ruleset.kaixiflan.outlook.SheetOutlook;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Closing;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** The game with its tables: what may be ordered, and how a turn is played. */
public final class Game {

    private final Rulebook book;
    private final MapTable map;
    private final MissionBook missions;
    private final Values values;
    private final Examiner examiner;
    private final Closing closing;
    private final List<Step> steps;

    /**
     * The game of a folder.
     *
     * @throws heraldo.rules.data.BadTableException if a table is wrong
     */
    public Game(RulesetFolder folder) {
        this.book = Rulebook.read(folder);
        this.map = folder.table("map.yaml", MapTable.class);
        this.missions = MissionBook.read(folder);
        this.values = Values.of(new TreeSet<>(new Sectors(map).hexes()), book);
        this.examiner = new Examiner(missions);
        this.closing = new Closing(examiner, Collect::byDefault);
        this.steps = Sequence.of(new EventStep(folder, map), new MissionStep(missions));
    }

    public Rulebook book() {
        return book;
    }

    public MapTable map() {
        return map;
    }

    public MissionBook missions() {
        return missions;
    }

    /** The kinds of values its orders are made of. */
    public Values values() {
        return values;
    }

    /** Returns the examiner of sheets. */
    public Examiner examiner() {
        return examiner;
    }

    /** Every order a player may give. */
    public List<OrderType<?>> orders() {
        return Orders.all(values);
    }

    /** Returns the law of a state. */
    public Law law(Realm realm) {
        return new Law(realm, book);
    }

    /** A sheet with one more order, at its end or in the place of the one it replaces (§3.2). */
    public OrderSheet enter(OrderSheet sheet, Order order) {
        int line = place(sheet, order);
        return line > sheet.size() ? sheet.with(order) : sheet.replacing(line, order);
    }

    /** The line on which an order comes to stand when it is entered: that of the one it replaces, or the next. */
    public int place(OrderSheet sheet, Order order) {
        for (int line = 1; line <= sheet.size(); line++) {
            if (Command.of(order).replaces(sheet.line(line))) {
                return line;
            }
        }
        return sheet.size() + 1;
    }

    /** Examines every line of a sheet while orders are open. */
    public Examination examine(Law law, Owner owner, OrderSheet sheet) {
        return examiner.atEntry(law, owner, sheet);
    }

    /** Returns the outlook of a sheet if its turn were played now. */
    public Outlook outlook(Law law, Owner owner, OrderSheet sheet) {
        if (law.realm().over() || !law.realm().provinces().containsKey(owner)) {
            return Outlook.BLANK;
        }
        List<Task<?>> tasks = closing.tasks(law, owner, sheet);
        Rehearsal rehearsal = Rehearsal.of(law, tasks, Sequence.BEFORE_MARCHES, Sequence.FROM_MARCHES);
        return new SheetOutlook(examiner.plan(law, owner), sheet, rehearsal).of(missions);
    }

    /** Returns the seats that an order of a province attacks. The independents are nobody's seat. */
    public SortedSet<Seat> harmed(Realm realm, Owner owner, Order order) {
        return Frozen.set(Command.of(order)
                .harmed(examiner.plan(law(realm), owner))
                .filter(other -> other != owner)
                .flatMap(other -> other.seat().stream())
                .toList());
    }

    /** Lists the lines that an order of a province needs from others. */
    public List<Deal> deals(Realm realm, Owner owner, Order order) {
        return Command.of(order).deals(examiner.plan(law(realm), owner));
    }

    /** Plays the open turn to its end. A game that is over stays as it is. */
    public Progress play(Realm realm, Map<Seat, OrderSheet> sheets, Dice dice) {
        Law law = law(realm);
        Progress turn = new Progress(law, dice, closing.tasks(law, sheets));
        if (!realm.over()) {
            steps.forEach(step -> step.play(turn));
        }
        return turn;
    }
}
