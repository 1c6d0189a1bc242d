package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.law.Ways;
import heraldo.rules.ruleset.tribus.order.Amount;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Acting;
import heraldo.rules.ruleset.tribus.turn.Line;
import heraldo.rules.ruleset.tribus.turn.Progress;
import heraldo.rules.ruleset.tribus.turn.TribeTurn;
import heraldo.rules.ruleset.tribus.turn.TurnOrder;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A sheet being written, with the position that it should lead to: every line is played with dice that are neither good nor
 * bad, and kept only if it works. Lives within one proposal.
 */
final class Plan {

    private static final int WHOLE = 100;

    final Rulebook book;
    final Chart chart;
    final Settings settings;
    final int tribe;
    final Personality personality;

    private final Examiner examiner;
    private final World start;
    private World now;
    private OrderSheet sheet = OrderSheet.EMPTY;
    private final SortedSet<Hex> pledged = new TreeSet<>();
    private final SortedSet<Hex> held = new TreeSet<>();

    Plan(Rulebook book, Examiner examiner, World world, int tribe, Personality personality) {
        this.book = book;
        this.chart = book.chart();
        this.settings = world.settings();
        this.tribe = tribe;
        this.personality = personality;
        this.examiner = examiner;
        this.start = world;
        this.now = world;
    }

    /** Mark to go back to: the lines so far, and the world to which they should lead. */
    record Mark(World world, OrderSheet sheet) {}

    Mark mark() {
        return new Mark(now, sheet);
    }

    /** Forgets what was written since. */
    void back(Mark mark) {
        now = mark.world();
        sheet = mark.sheet();
    }

    OrderSheet sheet() {
        return sheet;
    }

    World now() {
        return now;
    }

    Board board() {
        return now.board();
    }

    Tile tile(Hex hex) {
        return board().tile(hex);
    }

    Ways ways() {
        return new Ways(chart, board());
    }

    boolean mine(Hex hex) {
        return tile(hex).owner() == tribe;
    }

    /** A tile that the tribe takes in this turn, if all goes as planned. */
    boolean won(Hex hex) {
        return mine(hex) && start.board().tile(hex).owner() != tribe;
    }

    /** A tile with soldiers of another tribe, or of nobody's. */
    boolean hostile(Hex hex) {
        return tile(hex).manned() && !mine(hex);
    }

    boolean spent(Hex hex) {
        return now.effort().spent(hex);
    }

    /** Own cities, in reading order. */
    List<Hex> cities() {
        return chart.cities().stream().filter(this::mine).toList();
    }

    /** Own stacks that can still act, the greatest first. */
    List<Hex> stacks() {
        return board().tiles().keySet().stream()
                .filter(hex -> tile(hex).mannedBy(tribe) && !spent(hex))
                .sorted((one, other) ->
                        Integer.compare(tile(other).soldiers(), tile(one).soldiers()))
                .toList();
    }

    /** So many of a stack: all of it, if there are no more. */
    Amount amount(Hex stack, int number) {
        return number > 1 && number == tile(stack).soldiers() ? Amount.ALL : new Amount(number);
    }

    /** Own ships that can still act. */
    List<Hex> ships() {
        return board().ships().keySet().stream()
                .filter(hex -> board().crewed(hex, tribe) && !spent(hex))
                .toList();
    }

    /** Soldiers aboard the ship on a tile; nobody if there is none. */
    int crew(Hex ship) {
        return board().crew(ship);
    }

    /** Returns the value of taking a tile, as the chief sees it. */
    int prize(Hex hex) {
        int owner = tile(hex).owner();
        int worth = Worth.of(this).tile(hex);
        return owner == Tribe.NOBODY ? worth : worth * personality.stance().share(owner) / WHOLE;
    }

    /** Returns whether a tile belongs to the tribe that the chief has turned against. */
    boolean foes(Hex hex) {
        int foe = personality.stance().foe();
        return foe != Tribe.NOBODY && tile(hex).owner() == foe;
    }

    /** Returns whether the chief may take a tile: it is not its own, promised to nobody, and of no tribe that it spares. */
    boolean prey(Hex hex) {
        return !mine(hex) && !pledged(hex) && !spares(hex);
    }

    /** Returns whether a tile belongs to a tribe that the chief spares as long as there is a common foe. */
    boolean spares(Hex hex) {
        return !mine(hex) && personality.stance().spares(tile(hex).owner());
    }

    /** Returns the resources that the tribe can spend in a city. */
    int purse(Hex city) {
        return now.purse(tribe, city);
    }

    /** Tiles that a pact is about: until it is carried out, a loyal chief neither takes them nor moves soldiers off them. */
    void pledge(List<Hex> places) {
        pledged.addAll(places);
    }

    boolean pledged(Hex hex) {
        return pledged.contains(hex);
    }

    /** Holds soldiers or a ship where they are. */
    void hold(Hex hex) {
        held.add(hex);
    }

    boolean held(Hex hex) {
        return held.contains(hex) || pledged(hex);
    }

    /** Writes a line if it would work and leaves alone what is pledged. */
    boolean add(Order order) {
        if (examiner.refusal(now, new Seat(tribe), order).isPresent()) {
            return false;
        }
        if (order instanceof TurnOrder line && (line.places().anyMatch(this::pledged) || !works(line))) {
            return false;
        }
        sheet = sheet.with(order);
        return true;
    }

    /** Writes the first of some lines that works; whether one did. */
    boolean addFirst(Stream<? extends Order> orders) {
        return orders.anyMatch(this::add);
    }

    /** Returns whether the sheet has no action of soldiers or ships yet. */
    boolean idle() {
        return sheet.orders().stream().noneMatch(Acting.class::isInstance);
    }

    private boolean works(TurnOrder order) {
        Progress trial = TribeTurn.go(book, now, tribe, List.of(new Line(sheet.size() + 1, order)), new MiddlingDice());
        boolean works = trial.results().get(0).code().equals(Progress.OK);
        if (works) {
            now = trial.now();
        }
        return works;
    }
}
