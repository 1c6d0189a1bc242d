package heraldo.rules.ruleset.tribus;

import heraldo.rules.board.Hex;
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
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderCodec;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.cases.TribusCases;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.event.EdictChanges;
import heraldo.rules.ruleset.tribus.event.EdictDesk;
import heraldo.rules.ruleset.tribus.fame.FameTable;
import heraldo.rules.ruleset.tribus.game.EdictFields;
import heraldo.rules.ruleset.tribus.game.Forecast;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.game.Glosses;
import heraldo.rules.ruleset.tribus.game.Invariants;
import heraldo.rules.ruleset.tribus.game.Redrawing;
import heraldo.rules.ruleset.tribus.game.Suggestions;
import heraldo.rules.ruleset.tribus.game.TurnCard;
import heraldo.rules.ruleset.tribus.governor.TribalMind;
import heraldo.rules.ruleset.tribus.law.Command;
import heraldo.rules.ruleset.tribus.law.Harm;
import heraldo.rules.ruleset.tribus.news.CalledThings;
import heraldo.rules.ruleset.tribus.news.Gains;
import heraldo.rules.ruleset.tribus.news.LandNews;
import heraldo.rules.ruleset.tribus.news.OwnNews;
import heraldo.rules.ruleset.tribus.news.Setbacks;
import heraldo.rules.ruleset.tribus.outlook.SheetOutlook;
import heraldo.rules.ruleset.tribus.picture.SignKey;
import heraldo.rules.ruleset.tribus.picture.WorldScene;
import heraldo.rules.ruleset.tribus.player.Chief;
import heraldo.rules.ruleset.tribus.report.Report;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.TurnOrder;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.Function;

/** Tribus: tribes round an inner sea, each with a weekday of its own, and weeks that pay for soldiers and ships. */
public final class Tribus implements Ruleset<World> {

    private static final int FORMAT = 1;

    private final RulesetFolder folder;
    private final Game game;
    private final Chart chart;
    private final TribalMind mind;
    private final StateCodec<World> codec;

    /**
     * The game with the tables of a folder.
     *
     * @throws heraldo.rules.data.BadTableException if a table is wrong
     */
    public Tribus(RulesetFolder folder) {
        this.folder = folder;
        this.game = new Game(folder);
        this.chart = game.book().chart();
        this.mind = new TribalMind(folder, game.book(), game.examiner());
        this.codec = codec(chart, new OrderCodec(game.orders()));
    }

    private static StateCodec<World> codec(Chart chart, OrderCodec orders) {
        return JsonStates.of(World.class, FORMAT)
                .with(Hex.class, chart::name, chart::hex)
                .with(Order.class, orders::write, orders::read);
    }

    @Override
    public List<OrderType<?>> orders() {
        return game.orders();
    }

    @Override
    public List<OrderType<?>> edicts() {
        return game.edicts();
    }

    @Override
    public Optional<Refusal> objection(Setup setup) {
        return game.objection(setup);
    }

    @Override
    public World setUp(Setup setup, Dice dice) {
        return game.setUp(setup, dice);
    }

    @Override
    public Turn turn(World world) {
        return new TurnCard(world).turn();
    }

    @Override
    public OrderSheet prepared(World world, Seat seat) {
        return new OrderSheet(world.turns().prepared(seat.number()));
    }

    @Override
    public List<Verdict> check(World world, Seat seat, OrderSheet sheet) {
        return game.examiner().verdicts(world, seat, sheet);
    }

    @Override
    public Resolution<World> resolve(World world, Map<Seat, OrderSheet> sheets, Dice dice) {
        return game.resolve(world, sheets, dice);
    }

    /** What a tribe does order by order is one story. */
    @Override
    public List<News> gathered(List<News> news) {
        return LandNews.gathered(news);
    }

    @Override
    public Amendment<World> amend(World world, Order edict) {
        return EdictDesk.amend(chart, world, edict);
    }

    @Override
    public EdictValues edictValues(World world, Viewer viewer) {
        return new EdictFields(game, world);
    }

    @Override
    public List<Change> changes(World before, World after, Order edict, Viewer viewer) {
        return EdictChanges.of(chart, before, after, edict);
    }

    @Override
    public World adopt(World world, SortedMap<String, String> options) {
        return world.withOptions(new Options(options));
    }

    /** Pacts are made at any time; no tribe plays before its day (T4). */
    @Override
    public boolean waitsForHours(Order order) {
        return order instanceof TurnOrder;
    }

    @Override
    public List<Notice> notices(World world, Map<Seat, OrderSheet> sheets) {
        return game.notices(world, sheets);
    }

    @Override
    public SortedSet<Seat> harmed(World world, Seat seat, Order order) {
        return new Harm(chart, world, seat).of(order);
    }

    @Override
    public List<Deal> deals(World world, Seat seat, Order order) {
        return Command.of(order).deals(world, seat);
    }

    @Override
    public Scene scene(World world, Viewer viewer) {
        return WorldScene.of(game.book(), world);
    }

    @Override
    public Scene scene(Aftermath<World> turn) {
        return WorldScene.plate(game.book(), turn.before(), turn.after(), turn.chronicle());
    }

    @Override
    public Scene preview(World world, Seat seat, OrderSheet sheet) {
        return WorldScene.preview(game.book(), game.examiner(), world, seat, sheet);
    }

    @Override
    public SignTable signs() {
        return SignKey.TABLE;
    }

    @Override
    public Standings standings(World world) {
        return FameTable.of(game.book(), world);
    }

    @Override
    public Optional<Integer> turnsLeft(World world) {
        return new TurnCard(world).turnsLeft();
    }

    @Override
    public Optional<Outcome> outcome(World world) {
        return game.outcome(world);
    }

    @Override
    public SortedMap<Seat, List<Gain>> gains(Aftermath<World> turn) {
        return Gains.of(game.book(), turn);
    }

    @Override
    public Optional<Object> called(World world, String type, Object value) {
        return new CalledThings(game.book().chart(), world).of(type, value);
    }

    @Override
    public OwnCard card(Aftermath<World> turn, List<News> news, Seat seat) {
        return OwnNews.of(game.book(), turn, news, seat);
    }

    @Override
    public Optional<Message> setback(World after, LineResult result) {
        return Setbacks.of(after, game.book().chart(), result);
    }

    @Override
    public Chronicle report(World world, Viewer viewer) {
        return Report.of(game.book(), world, viewer);
    }

    @Override
    public List<Message> forecast(World world, Seat seat, OrderSheet sheet) {
        return new Forecast(chart, game.examiner()).of(world, seat, sheet);
    }

    @Override
    public Outlook outlook(World world, Seat seat, OrderSheet sheet) {
        return SheetOutlook.of(game.book(), game.examiner(), world, seat, sheet);
    }

    @Override
    public List<String> suggest(World world, ParamQuery query) {
        return new Suggestions(game, world, query).values();
    }

    @Override
    public List<Offer> offers(World world, ParamQuery query) {
        return new Suggestions(game, world, query).offers();
    }

    @Override
    public Function<OrderType<?>, Optional<Message>> hindrances(World world, Seat seat, OrderSheet sheet) {
        return Suggestions.hindrances(game, world, seat, sheet);
    }

    @Override
    public SortedMap<String, Message> glosses(World world, ParamQuery query, List<String> values) {
        return Glosses.of(game, world, query).of(query, values);
    }

    @Override
    public OrderSheet propose(World world, Seat seat, Dice dice) {
        return Chief.propose(game.book(), game.examiner(), world, seat, dice);
    }

    @Override
    public OrderSheet govern(World world, Seat seat, Dice dice) {
        return mind.lead(world, seat, dice);
    }

    @Override
    public Optional<Mind<World>> mind() {
        return Optional.of(mind);
    }

    @Override
    public List<String> violations(World world) {
        return Invariants.violations(game.book(), world);
    }

    @Override
    public World redrawn(World world, Viewer viewer, Dice dice) {
        return Redrawing.seenBy(world, viewer, dice);
    }

    @Override
    public StateCodec<World> codec() {
        return codec;
    }

    @Override
    public CaseDialect cases() {
        return new TribusCases(folder, game);
    }
}
