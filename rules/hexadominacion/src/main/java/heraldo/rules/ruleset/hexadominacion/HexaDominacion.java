package heraldo.rules.ruleset.hexadominacion;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Deal;
import heraldo.rules.engine.EdictValues;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Pending;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.cases.HexaCases;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.chronicle.Intermission;
import heraldo.rules.ruleset.hexadominacion.chronicle.Telling;
import heraldo.rules.ruleset.hexadominacion.event.EdictChanges;
import heraldo.rules.ruleset.hexadominacion.event.EdictDesk;
import heraldo.rules.ruleset.hexadominacion.event.EdictTypes;
import heraldo.rules.ruleset.hexadominacion.event.Sanctions;
import heraldo.rules.ruleset.hexadominacion.fame.FameTable;
import heraldo.rules.ruleset.hexadominacion.game.EdictFields;
import heraldo.rules.ruleset.hexadominacion.game.Forecast;
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.game.Glosses;
import heraldo.rules.ruleset.hexadominacion.game.Handshakes;
import heraldo.rules.ruleset.hexadominacion.game.Invariants;
import heraldo.rules.ruleset.hexadominacion.game.Redrawing;
import heraldo.rules.ruleset.hexadominacion.game.Sequence;
import heraldo.rules.ruleset.hexadominacion.game.Suggestions;
import heraldo.rules.ruleset.hexadominacion.governor.HexaMind;
import heraldo.rules.ruleset.hexadominacion.news.CalledThings;
import heraldo.rules.ruleset.hexadominacion.news.Gains;
import heraldo.rules.ruleset.hexadominacion.news.Herald;
import heraldo.rules.ruleset.hexadominacion.news.OwnNews;
import heraldo.rules.ruleset.hexadominacion.news.Setbacks;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.outlook.Outlooks;
import heraldo.rules.ruleset.hexadominacion.picture.SignKey;
import heraldo.rules.ruleset.hexadominacion.picture.WorldScene;
import heraldo.rules.ruleset.hexadominacion.player.Steward;
import heraldo.rules.ruleset.hexadominacion.report.Report;
import heraldo.rules.ruleset.hexadominacion.score.Finish;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.Function;

/** HexaDominación: realms on a board of hexes, secret orders resolved together, the highest score wins. */
public final class HexaDominacion implements Ruleset<World> {

    private static final int FORMAT = 1;

    private final RulesetFolder folder;
    private final Game game;
    private final Steward steward;
    private final HexaMind mind;
    private final StateCodec<World> codec;

    /**
     * The game with the tables of a folder.
     *
     * @throws heraldo.rules.data.BadTableException if a table is wrong
     */
    public HexaDominacion(RulesetFolder folder) {
        this.folder = folder;
        this.game = new Game(folder);
        this.steward = new Steward(game.book());
        this.mind = new HexaMind(game.book(), folder.table("minds.yaml", MindTable.class));
        this.codec = JsonStates.of(World.class, FORMAT).with(Stock.class, Stock::toString, Stock::of);
    }

    @Override
    public List<OrderType<?>> orders() {
        return game.orders();
    }

    @Override
    public List<OrderType<?>> edicts() {
        return EdictTypes.all(game.values());
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
    public Amendment<World> amend(World world, Order edict) {
        return EdictDesk.amend(world, game.book().names(), edict);
    }

    @Override
    public EdictValues edictValues(World world, Viewer viewer) {
        return new EdictFields(game, world);
    }

    @Override
    public List<Change> changes(World before, World after, Order edict, Viewer viewer) {
        return EdictChanges.of(game.book().names(), before, after, edict, viewer);
    }

    @Override
    public List<Pending> pending(World world) {
        return Sanctions.of(world);
    }

    @Override
    public World adopt(World world, SortedMap<String, String> options) {
        return world.change(draft -> draft.options = new Options(options));
    }

    @Override
    public List<Notice> notices(World world, Map<Seat, OrderSheet> sheets) {
        return Handshakes.of(world, sheets);
    }

    @Override
    public SortedSet<Seat> harmed(World world, Seat seat, Order order) {
        return Command.of(order).harmed(world, seat);
    }

    @Override
    public List<Deal> deals(World world, Seat seat, Order order) {
        return Command.of(order).deal(seat).stream().toList();
    }

    @Override
    public SortedMap<String, String> titles(World world) {
        SortedMap<String, String> titles = new TreeMap<>();
        world.names().forEach((hex, name) -> titles.put("hex." + Board.name(hex), name));
        return titles;
    }

    @Override
    public Scene scene(World world, Viewer viewer) {
        return new WorldScene(world, game.book().names()).plate(world.round(), standings(world), List.of());
    }

    @Override
    public Scene scene(Aftermath<World> turn) {
        return new WorldScene(turn.after(), game.book().names())
                .plate(turn.before().round(), standings(turn.after()), turn.results());
    }

    @Override
    public Scene preview(World world, Seat seat, OrderSheet sheet) {
        return new WorldScene(world, game.book().names()).preview(seat, sheet, standings(world));
    }

    @Override
    public SignTable signs() {
        return SignKey.TABLE;
    }

    @Override
    public Standings standings(World world) {
        return FameTable.of(world, game.book().points());
    }

    @Override
    public SortedMap<Seat, List<Gain>> gains(Aftermath<World> turn) {
        return Gains.of(turn.before(), turn.after(), game.book());
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
    public Optional<Object> called(World world, String type, Object value) {
        return new CalledThings(world, game.book().names()).of(type, value);
    }

    @Override
    public OwnCard card(Aftermath<World> turn, List<News> news, Seat seat) {
        return OwnNews.of(game.book(), turn, news, seat);
    }

    @Override
    public Optional<Message> setback(World after, LineResult result) {
        return Setbacks.of(after, game.book().names(), result);
    }

    @Override
    public boolean concedes(Order order) {
        return order instanceof Surrender;
    }

    @Override
    public boolean carriedOut(LineResult result) {
        return result.code().equals("OK") || result.code().startsWith("N_");
    }

    @Override
    public Chronicle report(World world, Viewer viewer) {
        return new Report(world, game.book(), viewer).chronicle();
    }

    @Override
    public List<Message> forecast(World world, Seat seat, OrderSheet sheet) {
        return Forecast.of(game, world, seat, sheet);
    }

    @Override
    public Outlook outlook(World world, Seat seat, OrderSheet sheet) {
        return Outlooks.of(world, game.book(), seat, sheet);
    }

    @Override
    public List<String> suggest(World world, ParamQuery query) {
        return Suggestions.of(game, world, query);
    }

    @Override
    public List<Offer> offers(World world, ParamQuery query) {
        return Suggestions.offers(game, world, query);
    }

    @Override
    public Function<OrderType<?>, Optional<Message>> hindrances(World world, Seat seat, OrderSheet sheet) {
        return Suggestions.hindrances(game, world, seat, sheet);
    }

    @Override
    public SortedMap<String, Message> glosses(World world, ParamQuery query, List<String> values) {
        return Glosses.of(game, world, query, values);
    }

    @Override
    public OrderSheet propose(World world, Seat seat, Dice dice) {
        return steward.propose(world, seat, dice);
    }

    @Override
    public OrderSheet govern(World world, Seat seat, Dice dice) {
        return mind.supposed(world, seat, dice);
    }

    @Override
    public Optional<Mind<World>> mind() {
        return Optional.of(mind);
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
