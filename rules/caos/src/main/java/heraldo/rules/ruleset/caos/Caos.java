package heraldo.rules.ruleset.caos;

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
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Settings;
import heraldo.rules.ruleset.caos.cases.CaosCases;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.chronicle.EndTale;
import heraldo.rules.ruleset.caos.chronicle.Telling;
import heraldo.rules.ruleset.caos.event.EdictChanges;
import heraldo.rules.ruleset.caos.event.EdictDesk;
import heraldo.rules.ruleset.caos.event.EdictTypes;
import heraldo.rules.ruleset.caos.fame.FameTable;
import heraldo.rules.ruleset.caos.game.EdictFields;
import heraldo.rules.ruleset.caos.game.Enrolments;
import heraldo.rules.ruleset.caos.game.Forecast;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.game.Glosses;
import heraldo.rules.ruleset.caos.game.Invariants;
import heraldo.rules.ruleset.caos.game.Opening;
import heraldo.rules.ruleset.caos.game.Suggestions;
import heraldo.rules.ruleset.caos.governor.CaosMind;
import heraldo.rules.ruleset.caos.news.CalledThings;
import heraldo.rules.ruleset.caos.news.Gains;
import heraldo.rules.ruleset.caos.news.Herald;
import heraldo.rules.ruleset.caos.news.OwnNews;
import heraldo.rules.ruleset.caos.order.Enrol;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.outlook.Outlooks;
import heraldo.rules.ruleset.caos.picture.Charts;
import heraldo.rules.ruleset.caos.picture.GalaxyScene;
import heraldo.rules.ruleset.caos.picture.SignKey;
import heraldo.rules.ruleset.caos.player.Captain;
import heraldo.rules.ruleset.caos.report.Report;
import heraldo.rules.ruleset.caos.say.Agreed;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Ending;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/** Caos: four to ten bands, secret orders, eight turns, most points rule the galaxy. */
public final class Caos implements Ruleset<War> {

    private static final int FORMAT = 1;

    private final RulesetFolder folder;
    private final Game game;
    private final CaosMind mind;
    private final Charts charts = new Charts();
    private final StateCodec<War> codec;

    /**
     * The game with the tables of a folder.
     *
     * @throws heraldo.rules.data.BadTableException if a table is wrong
     */
    public Caos(RulesetFolder folder) {
        this.folder = folder;
        this.game = new Game(folder);
        this.mind = new CaosMind(folder, game.book());
        this.codec = JsonStates.of(War.class, FORMAT).with(Faith.class, Faith::code, Faith::of);
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
    public Optional<OrderType<?>> enrolment() {
        return Optional.of(game.enrolment());
    }

    @Override
    public Optional<Refusal> admit(Order enrolment, SortedMap<Seat, Order> others, SortedMap<String, String> options) {
        return new Enrolments(game.book()).refusal((Enrol) enrolment, others, new Settings(new Options(options)));
    }

    @Override
    public Optional<PlayerText> seatName(Order enrolment) {
        return Optional.of(new PlayerText(((Enrol) enrolment).band().strip()));
    }

    /** A band keeps its name and its faith when another player takes it over (CR7). */
    @Override
    public List<Message> settled(War war, Seat seat) {
        return List.of(Message.of(
                "settled",
                "seat",
                seat,
                "faith",
                Say.faith(game.law(war).band(seat).faith())));
    }

    @Override
    public War setUp(Setup setup, Dice dice) {
        return new Opening(game.book()).begin(setup, dice);
    }

    @Override
    public Turn turn(War war) {
        Turn turn = new Turn(war.turn(), Say.turn(war), due(war), false).countedByItsLabel();
        return war.stage() == Stage.LIEUTENANTS
                ? turn.lasting(Duration.ofHours(war.settings().lieutenantHours()))
                : turn;
    }

    /** Everybody who has not resigned; the winner alone while lieutenants may be named; nobody once the game is over. */
    private static SortedSet<Seat> due(War war) {
        return switch (war.stage()) {
            case ORDERS -> new TreeSet<>(war.active());
            case LIEUTENANTS -> new TreeSet<>(List.of(war.ending().lord().orElseThrow()));
            case OVER -> Frozen.noSet();
        };
    }

    @Override
    public List<Verdict> check(War war, Seat seat, OrderSheet sheet) {
        return game.examine(game.law(war), seat, sheet).lines().stream()
                .map(line -> new Verdict(line.refusal(), line.warnings()))
                .toList();
    }

    @Override
    public OrderSheet enter(War war, Seat seat, OrderSheet sheet, Order order) {
        return game.enter(sheet, order);
    }

    @Override
    public Resolution<War> resolve(War war, Map<Seat, OrderSheet> sheets, Dice dice) {
        Progress turn = game.play(war, sheets, dice);
        Agreed agreed = new Agreed(war);
        return Resolution.untold(
                turn.now(),
                agreed.results(turn.results()),
                () -> agreed.chronicle(Telling.of(turn)),
                () -> agreed.news(new Herald(turn).news()));
    }

    @Override
    public Amendment<War> amend(War war, Order edict) {
        return EdictDesk.amend(game.law(war), edict);
    }

    @Override
    public EdictValues edictValues(War war, Viewer viewer) {
        return new EdictFields(game.law(war));
    }

    @Override
    public List<Change> changes(War before, War after, Order edict, Viewer viewer) {
        return EdictChanges.of(before, after, edict);
    }

    @Override
    public SortedSet<Seat> harmed(War war, Seat seat, Order order) {
        return Command.of(order).harmed(game.law(war), seat);
    }

    @Override
    public List<Deal> deals(War war, Seat seat, Order order) {
        return Command.of(order).deals(seat);
    }

    @Override
    public Optional<Order> pledge(Order agreed, OrderSheet sheet) {
        return Command.of(agreed).pledge(sheet);
    }

    @Override
    public War adopt(War war, SortedMap<String, String> options) {
        return war.withOptions(new Options(options));
    }

    @Override
    public Scene scene(War war, Viewer viewer) {
        return new GalaxyScene(game.law(war), charts).plate(standings(war));
    }

    @Override
    public Scene scene(Aftermath<War> turn) {
        return new GalaxyScene(game.law(turn.after()), charts).plate(turn.before(), standings(turn.after()));
    }

    @Override
    public Scene preview(War war, Seat seat, OrderSheet sheet) {
        return new GalaxyScene(game.law(war), charts).preview(seat, sheet, standings(war));
    }

    @Override
    public SignTable signs() {
        return SignKey.TABLE;
    }

    @Override
    public Standings standings(War war) {
        return new FameTable(game.law(war)).standings();
    }

    @Override
    public SortedMap<Seat, List<Gain>> gains(Aftermath<War> turn) {
        return Gains.of(game.law(turn.before()), game.law(turn.after()));
    }

    @Override
    public Optional<Integer> turnsLeft(War war) {
        return Optional.of(Math.max(0, war.settings().turns() - war.turn()));
    }

    @Override
    public Optional<Outcome> outcome(War war) {
        Ending ending = war.ending();
        SortedSet<Seat> winners = new TreeSet<>(ending.paladins());
        ending.lord().ifPresent(winners::add);
        winners.addAll(ending.lieutenants());
        return war.over()
                ? Optional.of(new Outcome(winners, new Agreed(war).message(EndTale.verdict(ending))))
                : Optional.empty();
    }

    @Override
    public OwnCard card(Aftermath<War> turn, List<News> news, Seat seat) {
        return OwnNews.of(game.law(turn.before()), game.law(turn.after()), turn, news, seat)
                .worded(new Agreed(turn.after())::message);
    }

    @Override
    public Optional<Object> called(War war, String type, Object value) {
        return CalledThings.of(type, value);
    }

    @Override
    public boolean concedes(Order order) {
        return order instanceof Resign;
    }

    @Override
    public boolean carriedOut(LineResult result) {
        return OwnNews.carriedOut(result);
    }

    @Override
    public Chronicle report(War war, Viewer viewer) {
        return new Agreed(war).chronicle(new Report(game.law(war), viewer).chronicle());
    }

    @Override
    public List<Message> forecast(War war, Seat seat, OrderSheet sheet) {
        return Forecast.messages(game.law(war), seat, sheet);
    }

    @Override
    public Outlook outlook(War war, Seat seat, OrderSheet sheet) {
        return Outlooks.of(game, game.law(war), seat, sheet);
    }

    @Override
    public List<String> suggest(War war, ParamQuery query) {
        return new Suggestions(game, game.law(war), query).values();
    }

    @Override
    public List<Offer> offers(War war, ParamQuery query) {
        return new Suggestions(game, game.law(war), query).offers();
    }

    @Override
    public Function<OrderType<?>, Optional<Message>> hindrances(War war, Seat seat, OrderSheet sheet) {
        return Suggestions.hindrances(game, game.law(war), seat, sheet);
    }

    @Override
    public SortedMap<String, Message> glosses(War war, ParamQuery query, List<String> values) {
        return new Glosses(game.law(war), query.seat()).of(query, values);
    }

    @Override
    public OrderSheet propose(War war, Seat seat, Dice dice) {
        return Captain.propose(game.law(war), seat, dice);
    }

    @Override
    public OrderSheet govern(War war, Seat seat, Dice dice) {
        return mind.habit(war, seat, Temper.usual(seat), dice);
    }

    @Override
    public Optional<Mind<War>> mind() {
        return Optional.of(mind);
    }

    @Override
    public List<String> violations(War war) {
        return Invariants.violations(game.law(war));
    }

    @Override
    public StateCodec<War> codec() {
        return codec;
    }

    @Override
    public CaseDialect cases() {
        return new CaosCases(folder, game);
    }
}
