package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.news.Herald;
import heraldo.rules.ruleset.tribus.news.Setbacks;
import heraldo.rules.ruleset.tribus.order.Assault;
import heraldo.rules.ruleset.tribus.order.Boarding;
import heraldo.rules.ruleset.tribus.order.Embark;
import heraldo.rules.ruleset.tribus.order.Landing;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.order.Pick;
import heraldo.rules.ruleset.tribus.order.Recruit;
import heraldo.rules.ruleset.tribus.order.Sail;
import heraldo.rules.ruleset.tribus.order.Shipbuilding;
import heraldo.rules.ruleset.tribus.order.Transfer;
import heraldo.rules.ruleset.tribus.order.Values;
import heraldo.rules.ruleset.tribus.order.pact.Accept;
import heraldo.rules.ruleset.tribus.order.pact.Bargain;
import heraldo.rules.ruleset.tribus.order.pact.Proposal;
import heraldo.rules.ruleset.tribus.order.pact.Reject;
import heraldo.rules.ruleset.tribus.order.pact.Withdraw;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** The game with the tables of a folder: how draft, days and weeks follow each other, and the parts for examples (§4). */
public final class Game {

    private final Rulebook book;
    private final Values values;
    private final List<OrderType<?>> orders;
    private final Examiner examiner;

    /**
     * Reads the tables.
     *
     * @throws heraldo.rules.data.BadTableException if one is wrong
     */
    public Game(RulesetFolder folder) {
        this.book = Rulebook.read(folder);
        this.values = Values.of(book.chart());
        this.orders = orders(values);
        this.examiner = new Examiner(book);
    }

    /** Every order a player may give, in the order in which help lists them (§3). */
    private static List<OrderType<?>> orders(Values values) {
        return List.of(
                Recruit.type(values),
                Shipbuilding.type(values),
                Move.type(values),
                Embark.type(values),
                Sail.type(values),
                Landing.type(values),
                Assault.type(values),
                Boarding.type(values),
                Transfer.type(values),
                Proposal.type(values),
                Accept.type(values),
                Reject.type(values),
                Withdraw.type(values),
                Pick.type(values));
    }

    public Rulebook book() {
        return book;
    }

    public Values values() {
        return values;
    }

    public List<OrderType<?>> orders() {
        return orders;
    }

    public Examiner examiner() {
        return examiner;
    }

    /** Refuses a setup whose options make no playable game. */
    public Optional<Refusal> objection(Setup setup) {
        return Almanac.objection(
                new Settings(new Options(setup.options())), setup.seats().size());
    }

    /** A game before its draft. */
    public World setUp(Setup setup, Dice dice) {
        return NewGame.world(setup, dice);
    }

    /** Plays the open turn, or a step of it. */
    public Resolution<World> resolve(World world, Map<Seat, OrderSheet> sheets, Dice dice) {
        Journal journal = new Journal();
        World after = switch (world.stage()) {
            case PICK -> new Draft(book, examiner).pick(world, sheets, journal);
            case TURN -> {
                World ready = prepared(world, sheets, journal);
                Days days = new Days(book, examiner);
                yield world.settings().live()
                        ? days.live(ready, sheets, dice, journal)
                        : days.turn(ready, sheets, dice, journal);
            }
            case TICK -> new Ticks(book).tick(prepared(world, sheets, journal), journal);
        };
        return journal.close(after, result -> Setbacks.of(after, book.chart(), result))
                .reporting(new Herald(book, world, after, journal.deeds()).news());
    }

    /** Lists the notices of orders that tribes have just written: answers to pacts, which both parties see (§7). */
    public List<Notice> notices(World world, Map<Seat, OrderSheet> sheets) {
        List<Notice> notices = new ArrayList<>();
        new TreeMap<>(sheets)
                .forEach((seat, sheet) -> sheet.orders().stream()
                        .filter(order -> order instanceof Bargain
                                && examiner.refusal(world, seat, order).isEmpty())
                        .flatMap(order -> ((Bargain) order).notice(world, seat).stream())
                        .forEach(notices::add));
        return notices;
    }

    /** Plays the parts of the sheets outside of a tribe's turn: pacts, and drafts for turns to come. */
    private World prepared(World world, Map<Seat, OrderSheet> sheets, Journal journal) {
        World bargained = new Bargaining(examiner, world, journal).play(sheets);
        return new Days(book, examiner).kept(bargained, sheets, journal);
    }

    /** Outcome of accepted pacts. */
    public record Pacts(World world, List<String> codes) {}

    /** Carries out pacts in order, as if all had just been accepted. */
    public Pacts pacts(World world, List<Pact> pacts) {
        Closing.Closed closed =
                new Closing(book).close(world.withBargains(world.bargains().withPacts(pacts)), new Journal());
        return new Pacts(closed.world(), closed.codes());
    }

    /** Takes tribes without a city out of the game. */
    public World eliminate(World world) {
        return new Elimination(book).eliminate(world, new Journal());
    }

    /** Ends a week. */
    public World endWeek(World world) {
        return new Weeks(book).ended(world, new Journal());
    }

    /** A game that has just been drawn, for examples. */
    public World drawn(Options options, List<Integer> order) {
        return NewGame.drawn(options, order);
    }

    /** Returns the winners and the reason, once the game is over. */
    public Optional<Outcome> outcome(World world) {
        return world.ending()
                .map(ending -> new Outcome(
                        new TreeSet<>(ending.winners().stream().map(Seat::new).toList()), Ticks.reason(ending)));
    }
}
