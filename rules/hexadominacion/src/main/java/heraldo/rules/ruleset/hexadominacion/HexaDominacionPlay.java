package heraldo.rules.ruleset.hexadominacion;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.Play;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.cases.HexaCases;
import heraldo.rules.ruleset.hexadominacion.chronicle.Intermission;
import heraldo.rules.ruleset.hexadominacion.chronicle.Telling;
import heraldo.rules.ruleset.hexadominacion.fame.FameTable;
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.game.Invariants;
import heraldo.rules.ruleset.hexadominacion.game.Redrawing;
import heraldo.rules.ruleset.hexadominacion.game.Sequence;
import heraldo.rules.ruleset.hexadominacion.news.Herald;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.score.Finish;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/** The rules of the game. */
final class HexaDominacionPlay implements Play<World> {

    private static final int FORMAT = 1;

    private final RulesetFolder folder;
    private final Game game;
    private final StateCodec<World> codec;

    HexaDominacionPlay(RulesetFolder folder, Game game) {
        this.folder = folder;
        this.game = game;
        this.codec = JsonStates.of(World.class, FORMAT).with(Stock.class, Stock::toString, Stock::of);
    }

    @Override
    public List<OrderType<?>> orders() {
        return game.orders();
    }

    @Override
    public World setUp(Setup setup, Dice dice) {
        return game.chart().world(setup, dice);
    }

    @Override
    public Optional<World> sample(Setup setup) {
        return Optional.of(game.chart().sample(setup));
    }

    @Override
    public Turn turn(World world) {
        return new Turn(world.course().turn(), Message.of("turn", "round", world.round()), due(world), false)
                .countedByItsLabel();
    }

    /** Every realm that plays; nobody while an extension waits for a yes, and once the game is over. */
    private static SortedSet<Seat> due(World world) {
        return world.open() ? Frozen.set(world.playing().toList()) : Frozen.noSet();
    }

    @Override
    public List<Verdict> check(World world, Seat seat, OrderSheet sheet) {
        return game.check(world, seat, sheet);
    }

    @Override
    public Resolution<World> resolve(World world, Map<Seat, OrderSheet> sheets, Dice dice) {
        if (world.open()) {
            Round round = game.play(world, sheets, dice, Sequence.LAST);
            Telling telling = new Telling(round);
            World after = round.world();
            return Resolution.untold(
                            after, telling.results(), telling::chronicle, () -> new Herald(round, after).news())
                    .alerting(telling.alerts());
        }
        return new Resolution<>(Intermission.after(world), List.of(), Intermission.chronicle(world));
    }

    @Override
    public World adopt(World world, SortedMap<String, String> options) {
        return world.change(draft -> draft.options = new Options(options));
    }

    @Override
    public Standings standings(World world) {
        return FameTable.of(world, game.book().points());
    }

    @Override
    public Optional<Integer> turnsLeft(World world) {
        return Optional.of(Math.max(0, world.last() - world.round()))
                .filter(left -> Settings.of(world).extensionMax() == 0);
    }

    @Override
    public Optional<Outcome> outcome(World world) {
        return Finish.of(world, game.book().points());
    }

    @Override
    public boolean concedes(Order order) {
        return order instanceof Surrender;
    }

    @Override
    public List<String> violations(World world) {
        return Invariants.violations(world);
    }

    @Override
    public World redrawn(World world, Viewer viewer, Dice dice) {
        return Redrawing.of(world, viewer, dice);
    }

    @Override
    public StateCodec<World> codec() {
        return codec;
    }

    @Override
    public CaseDialect cases() {
        return new HexaCases(folder, game);
    }
}
