package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.law.Ways;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Effort;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The turn of a tribe while it is played. Lives within one resolution and on one thread. */
public final class Progress {

    /** The outcome of a line that did what it says. */
    public static final String OK = "OK";

    private final Rulebook book;
    private final Say say;
    private final int tribe;
    private final Dice dice;
    private final List<Line> lines;
    private final List<LineResult> results = new ArrayList<>();
    private final List<Message> told = new ArrayList<>();
    private final List<Deed> deeds = new ArrayList<>();
    private final SortedMap<Integer, List<Deed>> deedsByLine = new TreeMap<>();
    private int noted;
    private World now;

    /**
     * A turn.
     *
     * @param lines what the tribe orders, in written order
     */
    Progress(Rulebook book, World world, int tribe, List<Line> lines, Dice dice) {
        this.book = book;
        this.say = new Say(book.chart());
        this.tribe = tribe;
        this.dice = dice;
        this.lines = List.copyOf(lines);
        this.now = world;
    }

    public Rulebook book() {
        return book;
    }

    public Settings settings() {
        return now.settings();
    }

    public Say say() {
        return say;
    }

    public int tribe() {
        return tribe;
    }

    /** The orders of a kind, in written order. */
    <O extends TurnOrder> List<Line> lines(Class<O> kind) {
        return lines.stream().filter(line -> kind.isInstance(line.order())).toList();
    }

    /** The position so far. */
    public World now() {
        return now;
    }

    public Board board() {
        return now.board();
    }

    public Tile tile(Hex hex) {
        return board().tile(hex);
    }

    /** Soldiers aboard the ship on a tile; nobody if there is none. */
    public int crew(Hex ship) {
        return board().crew(ship);
    }

    public Ways ways() {
        return new Ways(book.chart(), board());
    }

    public void change(UnaryOperator<Board> change) {
        now = now.withBoard(change.apply(now.board()));
    }

    public Effort effort() {
        return now.effort();
    }

    public void effort(UnaryOperator<Effort> change) {
        now = now.withTurns(now.turns().withEffort(change.apply(now.effort())));
    }

    /** Marks the stack or ship on a tile as spent for this turn. */
    public void spend(Hex hex) {
        effort(effort -> effort.withSpent(hex, true));
    }

    /** So many soldiers leave their tile or die on it. Those who stay keep the state they had (T12). */
    public void leave(Hex hex, int soldiers) {
        int left = tile(hex).soldiers() - soldiers;
        change(board -> board.with(hex, tile(hex).withSoldiers(left)));
        if (left == 0) {
            effort(effort -> effort.withSpent(hex, false));
        }
    }

    /** The tribe's soldiers end their move on a tile without others and take it (Q4). */
    public void occupy(Hex hex, int soldiers) {
        if (tile(hex).owner() != tribe) {
            now = now.withTurns(now.turns().withTaken(Frozen.with(now.turns().taken(), hex)));
        }
        change(board -> board.with(hex, tile(hex).passedTo(tribe).withSoldiers(soldiers)));
        spend(hex);
    }

    /** Notes for the map what soldiers or a ship of the tribe did. */
    public void stride(Hex from, Hex to, Stride.Kind kind) {
        List<Stride> strides = new ArrayList<>(now.strides());
        strides.add(new Stride(tribe, from, to, kind));
        now = now.withTurns(now.turns().withStrides(strides));
    }

    /** An attack whose difference is known. */
    public void attack(Hex from, Hex to, Fight fight) {
        stride(from, to, fight.margin() > 0 ? Stride.Kind.WON : Stride.Kind.LOST);
    }

    /** Resources of a cluster are spent in one of its cities. */
    public void pay(Hex city, int cost) {
        now = now.withPools(now.pools().stream()
                .map(pool -> pool.serves(tribe, city) ? pool.less(cost) : pool)
                .toList());
    }

    /** Returns the resources that the tribe can spend in a city. */
    public int purse(Hex city) {
        return now.purse(tribe, city);
    }

    /** Throws the attack die of a fight from one tile to another: each of them has its own. */
    public int attackDie(Hex from, Hex to) {
        String way = book.chart().name(from) + "|" + book.chart().name(to);
        effort(effort -> effort.fought(way));
        return dice.die("atk|" + way + "|" + effort().fights(way), book.combat().die());
    }

    /** Carries a line out, and notes what came of it. */
    void play(Line line) {
        done(line, carryOut(line.order()));
    }

    /** Carries an order out, or says why not; then nothing has changed. */
    Optional<Refusal> carryOut(TurnOrder order) {
        Optional<Refusal> failure = order.failure(this);
        if (failure.isEmpty()) {
            order.play(this);
            if (order instanceof Acting) {
                effort(Effort::acting);
            }
        }
        return failure;
    }

    /** Notes what came of a line. */
    void done(Line line, Optional<Refusal> refusal) {
        deedsByLine.put(line.number(), List.copyOf(deeds.subList(noted, deeds.size())));
        noted = deeds.size();
        results.add(new LineResult(
                new Seat(tribe),
                line.number(),
                refusal.map(Refusal::code).orElse(OK),
                line.order(),
                refusal.map(Refusal::message).stream().toList()));
    }

    /** One more sentence of the public story. */
    public void tell(Message sentence) {
        told.add(sentence);
    }

    /** Notes what happened. */
    public void happened(Deed deed) {
        deeds.add(deed);
    }

    /** Lists the deeds so far. */
    public List<Deed> deeds() {
        return List.copyOf(deeds);
    }

    /** Lists the deeds of a line; none if it did not play. */
    public List<Deed> deeds(int line) {
        return deedsByLine.getOrDefault(line, List.of());
    }

    /** The public story so far. */
    public List<Message> told() {
        return List.copyOf(told);
    }

    /** Lists the results of all lines, in the order of the sheet. */
    public List<LineResult> results() {
        return results.stream()
                .sorted(Comparator.comparingInt(LineResult::line))
                .toList();
    }
}
