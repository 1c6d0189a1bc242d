package heraldo.rules.ruleset.cathay;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.EdictValues;
import heraldo.rules.engine.Gathering;
import heraldo.rules.engine.Odds;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
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
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Settings;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.cases.CathayCases;
import heraldo.rules.ruleset.cathay.chart.Board;
import heraldo.rules.ruleset.cathay.chronicle.Telling;
import heraldo.rules.ruleset.cathay.event.Edict;
import heraldo.rules.ruleset.cathay.event.EdictChanges;
import heraldo.rules.ruleset.cathay.event.EdictDesk;
import heraldo.rules.ruleset.cathay.event.EdictTypes;
import heraldo.rules.ruleset.cathay.fame.FameTable;
import heraldo.rules.ruleset.cathay.game.Calendar;
import heraldo.rules.ruleset.cathay.game.Forecast;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Invariants;
import heraldo.rules.ruleset.cathay.game.Orders;
import heraldo.rules.ruleset.cathay.game.Redrawing;
import heraldo.rules.ruleset.cathay.game.Trial;
import heraldo.rules.ruleset.cathay.news.CalledThings;
import heraldo.rules.ruleset.cathay.news.Gains;
import heraldo.rules.ruleset.cathay.news.Herald;
import heraldo.rules.ruleset.cathay.news.OwnNews;
import heraldo.rules.ruleset.cathay.order.Resign;
import heraldo.rules.ruleset.cathay.outlook.Fortunes;
import heraldo.rules.ruleset.cathay.outlook.Outlooks;
import heraldo.rules.ruleset.cathay.picture.BoardScene;
import heraldo.rules.ruleset.cathay.picture.Preview;
import heraldo.rules.ruleset.cathay.picture.SignKey;
import heraldo.rules.ruleset.cathay.player.CathayMind;
import heraldo.rules.ruleset.cathay.player.Settler;
import heraldo.rules.ruleset.cathay.report.Report;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.suggest.EdictFields;
import heraldo.rules.ruleset.cathay.suggest.Glosses;
import heraldo.rules.ruleset.cathay.suggest.Suggestions;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.Function;

/** Conquer of Cathay: one seat plays at a time and its orders apply at once; ten points at the end of a round win. */
public final class Cathay implements Ruleset<Position> {

    private static final int FORMAT = 1;

    private final RulesetFolder folder;
    private final Game game;
    private final CathayMind mind;
    private final StateCodec<Position> codec;

    /**
     * The game with the tables of a folder.
     *
     * @throws heraldo.rules.data.BadTableException if a table is wrong
     */
    public Cathay(RulesetFolder folder) {
        this.folder = folder;
        this.game = new Game(folder);
        this.mind = new CathayMind(game, folder.table("minds.yaml", MindTable.class));
        this.codec = JsonStates.of(Position.class, FORMAT)
                .with(
                        Order.class,
                        Orders.ALL.stream().<Class<?>>map(OrderType::record).toList())
                .with(Board.class, Board::toString, Board::of)
                .with(Goods.class, Goods::toString, Goods::of)
                .with(Corners.class, Corners::toString, Corners::of)
                .with(Edges.class, Edges::toString, Edges::of)
                .with(SoldierId.class, SoldierId::toString, SoldierId::of);
    }

    @Override
    public List<OrderType<?>> orders() {
        return Orders.ALL;
    }

    @Override
    public List<OrderType<?>> edicts() {
        return EdictTypes.ALL;
    }

    @Override
    public Position setUp(Setup setup, Dice dice) {
        return game.newGame().position(setup, dice);
    }

    @Override
    public Turn turn(Position position) {
        return Calendar.turn(position);
    }

    @Override
    public OrderSheet prepared(Position position, Seat seat) {
        return new OrderSheet(position.side(seat).player().plan());
    }

    @Override
    public List<Verdict> check(Position position, Seat seat, OrderSheet sheet) {
        Trial trial = game.trial(position, seat);
        return Game.commands(sheet).stream().map(trial::next).toList();
    }

    @Override
    public boolean concedes(Order order) {
        return order instanceof Resign;
    }

    @Override
    public boolean plansAhead() {
        return true;
    }

    /** What a seat orders before its turn is its plan (Y51), except orders that are allowed at any time. */
    @Override
    public boolean waitsForTurn(Order order) {
        return order instanceof Command command && !command.anytime();
    }

    /** Three silent turns make a player absent (Y52). */
    @Override
    public boolean away(Position position, Seat seat) {
        return position.side(seat).player().away();
    }

    @Override
    public Resolution<Position> resolve(Position position, Map<Seat, OrderSheet> sheets, Dice dice) {
        Progress turn = game.play(position, sheets, dice);
        return Resolution.untold(turn.now(), turn.results(), () -> Telling.of(turn), () -> new Herald(turn).news());
    }

    /** What a seat does in many steps is one story. */
    @Override
    public List<News> gathered(List<News> news) {
        return Gathering.of(news, Herald.TOGETHER);
    }

    @Override
    public Amendment<Position> amend(Position position, Order edict) {
        return EdictDesk.amend(position, edict);
    }

    @Override
    public EdictValues edictValues(Position position, Viewer viewer) {
        return new EdictFields(game, position, viewer);
    }

    /** How many cards a hand gains or loses tells which it had. */
    @Override
    public boolean draws(Order edict) {
        return edict instanceof Edict.Hold;
    }

    @Override
    public List<Change> changes(Position before, Position after, Order edict, Viewer viewer) {
        return EdictChanges.of(before, after, edict, viewer);
    }

    @Override
    public SortedSet<Seat> harmed(Position position, Seat seat, Order order) {
        return order instanceof Command command ? command.harmed(position, seat) : Frozen.noSet();
    }

    @Override
    public Position adopt(Position position, SortedMap<String, String> options) {
        return position.withSettings(Settings.of(new Options(options)));
    }

    @Override
    public Scene scene(Position position, Viewer viewer) {
        return new BoardScene(position).plate(standings(position));
    }

    @Override
    public Scene scene(Aftermath<Position> turn) {
        return new BoardScene(turn.after()).plate(turn.before(), standings(turn.after()));
    }

    @Override
    public Scene preview(Position position, Seat seat, OrderSheet sheet) {
        Trial trial = game.trial(position, seat);
        List<Command> lines = Game.commands(sheet);
        lines.forEach(trial::next);
        return new Preview(position, trial.position(), seat).scene(lines, standings(position));
    }

    @Override
    public SignTable signs() {
        return SignKey.TABLE;
    }

    @Override
    public Standings standings(Position position) {
        return new FameTable(position).standings();
    }

    @Override
    public SortedMap<Seat, List<Gain>> gains(Aftermath<Position> turn) {
        return Gains.of(turn.before(), turn.after());
    }

    @Override
    public Optional<Integer> turnsLeft(Position position) {
        return Calendar.turnsLeft(position);
    }

    @Override
    public Optional<Outcome> outcome(Position position) {
        return Calendar.outcome(position);
    }

    @Override
    public Optional<Object> called(Position position, String type, Object value) {
        return new CalledThings(position).of(type, value);
    }

    @Override
    public OwnCard card(Aftermath<Position> turn, List<News> news, Seat seat) {
        return OwnNews.of(turn, news, seat);
    }

    @Override
    public Chronicle report(Position position, Viewer viewer) {
        return new Report(position, viewer).chronicle();
    }

    @Override
    public List<Message> forecast(Position position, Seat seat, OrderSheet sheet) {
        return new Forecast(game, position, seat, sheet).messages();
    }

    @Override
    public Outlook outlook(Position position, Seat seat, OrderSheet sheet) {
        return Outlooks.of(game, position, seat, sheet);
    }

    @Override
    public Odds odds(Position position, Seat seat) {
        return Fortunes.of(game, position, seat);
    }

    @Override
    public List<String> suggest(Position position, ParamQuery query) {
        return Suggestions.now(game, position, query).values();
    }

    @Override
    public List<Offer> offers(Position position, ParamQuery query) {
        return Suggestions.written(game, position, query).offers();
    }

    @Override
    public Function<OrderType<?>, Optional<Message>> hindrances(Position position, Seat seat, OrderSheet sheet) {
        return Suggestions.hindrances(game, position, seat, sheet);
    }

    @Override
    public SortedMap<String, Message> glosses(Position position, ParamQuery query, List<String> values) {
        return new Glosses(game, position, query).of(values);
    }

    @Override
    public OrderSheet propose(Position position, Seat seat, Dice dice) {
        return new Settler(game).propose(position, seat, dice);
    }

    /** A governor leaves no plans: it is asked again when its turn has come. */
    @Override
    public OrderSheet govern(Position position, Seat seat, Dice dice) {
        return mind.later(position, seat, Temper.KEEPER, dice);
    }

    @Override
    public Optional<Mind<Position>> mind() {
        return Optional.of(mind);
    }

    @Override
    public List<String> violations(Position position) {
        return Invariants.violations(position);
    }

    @Override
    public Position redrawn(Position position, Viewer viewer, Dice dice) {
        return new Redrawing(position, viewer, dice).redrawn();
    }

    @Override
    public StateCodec<Position> codec() {
        return codec;
    }

    @Override
    public CaseDialect cases() {
        return new CathayCases(folder, game);
    }
}
