package heraldo.rules.ruleset.kaixiflan;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
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
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
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
import heraldo.rules.ruleset.kaixiflan.book.Settings;
import heraldo.rules.ruleset.kaixiflan.cases.KaixiflanCases;
import heraldo.rules.ruleset.kaixiflan.chart.NewRealm;
import heraldo.rules.ruleset.kaixiflan.check.Examination;
import heraldo.rules.ruleset.kaixiflan.event.Edict;
import heraldo.rules.ruleset.kaixiflan.event.EdictChanges;
import heraldo.rules.ruleset.kaixiflan.event.EdictDesk;
import heraldo.rules.ruleset.kaixiflan.event.EdictTypes;
import heraldo.rules.ruleset.kaixiflan.event.Expected;
import heraldo.rules.ruleset.kaixiflan.fame.FameTable;
import heraldo.rules.ruleset.kaixiflan.game.EdictFields;
import heraldo.rules.ruleset.kaixiflan.game.Forecast;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.game.Glosses;
import heraldo.rules.ruleset.kaixiflan.game.Invariants;
import heraldo.rules.ruleset.kaixiflan.game.Redrawing;
import heraldo.rules.ruleset.kaixiflan.game.Suggestions;
import heraldo.rules.ruleset.kaixiflan.game.Warnings;
import heraldo.rules.ruleset.kaixiflan.news.CalledThings;
import heraldo.rules.ruleset.kaixiflan.news.Gains;
import heraldo.rules.ruleset.kaixiflan.news.Herald;
import heraldo.rules.ruleset.kaixiflan.news.OwnNews;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.picture.RealmScene;
import heraldo.rules.ruleset.kaixiflan.picture.SignKey;
import heraldo.rules.ruleset.kaixiflan.player.Regent;
import heraldo.rules.ruleset.kaixiflan.player.Steward;
import heraldo.rules.ruleset.kaixiflan.report.Report;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.score.Finish;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Los Hijos de Kaixiflán: six provinces of one realm, secret orders, most Fame wins. */
public final class Kaixiflan implements Ruleset<Realm> {

    private static final int FORMAT = 1;

    private final RulesetFolder folder;
    private final Game game;
    private final EdictDesk edicts;
    private final Steward steward;
    private final Regent regent;
    private final StateCodec<Realm> codec;

    /**
     * The game with the tables of a folder.
     *
     * @throws heraldo.rules.data.BadTableException if a table is wrong
     */
    public Kaixiflan(RulesetFolder folder) {
        this.folder = folder;
        this.game = new Game(folder);
        this.edicts = new EdictDesk(game.book(), game.missions(), this::violations);
        this.steward = new Steward(game.examiner(), game.missions());
        this.regent = new Regent(folder, game.book(), game.examiner(), game.missions());
        this.codec = JsonStates.of(Realm.class, FORMAT)
                .with(Hex.class, OddQ::name, OddQ::hex)
                .with(Pacts.Pair.class, Pacts.Pair::toString, Pacts.Pair::of);
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
    public Realm setUp(Setup setup, Dice dice) {
        return new NewRealm(game.map()).realm(setup, game.missions().shuffled(dice), dice);
    }

    @Override
    public Turn turn(Realm realm) {
        Message label = Message.of("turn", "season", Say.season(realm.season()), "year", realm.year());
        return new Turn(realm.turn(), label, due(realm), false);
    }

    /** Everybody whose province has a player; nobody once the game is over. */
    private static SortedSet<Seat> due(Realm realm) {
        SortedSet<Seat> due = new TreeSet<>();
        realm.provinces().forEach((owner, province) -> {
            if (!province.vacant() && !realm.over()) {
                due.add(owner.seat().orElseThrow());
            }
        });
        return due;
    }

    @Override
    public List<Verdict> check(Realm realm, Seat seat, OrderSheet sheet) {
        Examination examination = game.examine(game.law(realm), Owner.of(seat), sheet);
        List<List<Message>> warnings = new Warnings(sheet, examination).lines();
        return IntStream.range(0, sheet.size())
                .mapToObj(i -> new Verdict(examination.lines().get(i).refusal(), warnings.get(i)))
                .toList();
    }

    /** How many play is fixed by the seats, whatever the options say. */
    @Override
    public Realm adopt(Realm realm, SortedMap<String, String> options) {
        Settings settings = Settings.of(options, realm.settings().players());
        return realm.withOptions(settings.options());
    }

    @Override
    public OrderSheet enter(Realm realm, Seat seat, OrderSheet sheet, Order order) {
        return game.enter(sheet, order);
    }

    @Override
    public Resolution<Realm> resolve(Realm realm, Map<Seat, OrderSheet> sheets, Dice dice) {
        Progress turn = game.play(realm, sheets, dice);
        return Resolution.untold(
                turn.now(), turn.results(), turn::chronicle, () -> new Herald(turn, game.missions()).news());
    }

    @Override
    public Amendment<Realm> amend(Realm realm, Order edict) {
        return edicts.amend(realm, edict);
    }

    @Override
    public EdictValues edictValues(Realm realm, Viewer viewer) {
        return new EdictFields(game, realm, viewer);
    }

    @Override
    public List<Change> changes(Realm before, Realm after, Order edict, Viewer viewer) {
        return EdictChanges.of(game.book(), game.missions(), before, after, edict, viewer);
    }

    @Override
    public boolean secret(Order edict) {
        return edict instanceof Decree
                || edict instanceof Edict.Bards
                || edict instanceof Edict.Silence
                || edict instanceof Edict.Revoke;
    }

    @Override
    public boolean draws(Order edict) {
        return edict instanceof Edict.DrawMission;
    }

    @Override
    public List<Pending> pending(Realm realm) {
        return Expected.of(game.book(), game.missions(), realm);
    }

    @Override
    public Decreed decreed(Message told) {
        return Expected.decreed(told);
    }

    @Override
    public SortedSet<Seat> harmed(Realm realm, Seat seat, Order order) {
        return game.harmed(realm, Owner.of(seat), order);
    }

    @Override
    public List<Deal> deals(Realm realm, Seat seat, Order order) {
        return game.deals(realm, Owner.of(seat), order);
    }

    /** The names that provinces gave to places (K7). */
    @Override
    public SortedMap<String, String> titles(Realm realm) {
        SortedMap<String, String> titles = new TreeMap<>();
        realm.names().forEach((hex, name) -> titles.put("hex." + OddQ.name(hex), name.name()));
        return titles;
    }

    @Override
    public Scene scene(Realm realm, Viewer viewer) {
        return new RealmScene(game.law(realm)).plate(viewer, standings(realm));
    }

    @Override
    public Scene scene(Aftermath<Realm> turn) {
        return new RealmScene(game.law(turn.after()))
                .plate(game.law(turn.before()), turn.results(), turn.viewer(), standings(turn.after()));
    }

    @Override
    public Scene preview(Realm realm, Seat seat, OrderSheet sheet) {
        return new RealmScene(game.law(realm)).preview(seat, sheet, standings(realm));
    }

    @Override
    public SignTable signs() {
        return SignKey.TABLE;
    }

    @Override
    public Standings standings(Realm realm) {
        return FameTable.of(game.law(realm));
    }

    @Override
    public SortedMap<Seat, List<Gain>> gains(Aftermath<Realm> turn) {
        return Gains.of(game.law(turn.before()), game.law(turn.after()));
    }

    @Override
    public Optional<Integer> turnsLeft(Realm realm) {
        return realm.settings().turnsAfter(realm.turn());
    }

    @Override
    public Optional<Outcome> outcome(Realm realm) {
        return Finish.of(game.law(realm));
    }

    @Override
    public Optional<Object> called(Realm realm, String type, Object value) {
        return CalledThings.of(realm, type, value);
    }

    @Override
    public OwnCard card(Aftermath<Realm> turn, List<News> news, Seat seat) {
        return OwnNews.of(game.book(), game.missions(), turn, news, seat);
    }

    @Override
    public Optional<Message> setback(Realm after, LineResult result) {
        return Fight.setback(result);
    }

    @Override
    public boolean carriedOut(LineResult result) {
        return result.code().equals("OK") || result.code().equals("REDUCIDO");
    }

    @Override
    public Chronicle report(Realm realm, Viewer viewer) {
        return new Report(game.law(realm), game.missions(), viewer).chronicle();
    }

    @Override
    public List<Message> forecast(Realm realm, Seat seat, OrderSheet sheet) {
        return new Forecast(sheet, game.examine(game.law(realm), Owner.of(seat), sheet)).messages();
    }

    @Override
    public Outlook outlook(Realm realm, Seat seat, OrderSheet sheet) {
        return game.outlook(game.law(realm), Owner.of(seat), sheet);
    }

    /** Nothing for those who play no province. */
    private Optional<Suggestions> suggestions(Realm realm, ParamQuery query) {
        boolean played = realm.provinces().containsKey(Owner.of(query.seat()));
        return played ? Optional.of(new Suggestions(game, game.law(realm), query)) : Optional.empty();
    }

    @Override
    public List<String> suggest(Realm realm, ParamQuery query) {
        return suggestions(realm, query).map(Suggestions::values).orElse(List.of());
    }

    @Override
    public List<Offer> offers(Realm realm, ParamQuery query) {
        return suggestions(realm, query).map(Suggestions::offers).orElse(List.of());
    }

    @Override
    public Function<OrderType<?>, Optional<Message>> hindrances(Realm realm, Seat seat, OrderSheet sheet) {
        return realm.provinces().containsKey(Owner.of(seat))
                ? Suggestions.hindrances(game, game.law(realm), seat, sheet)
                : type -> Optional.empty();
    }

    @Override
    public SortedMap<String, Message> glosses(Realm realm, ParamQuery query, List<String> values) {
        return realm.provinces().containsKey(Owner.of(query.seat()))
                ? new Glosses(game.law(realm), game.missions(), query).of(values)
                : Collections.emptySortedMap();
    }

    @Override
    public OrderSheet propose(Realm realm, Seat seat, Dice dice) {
        return steward.propose(game.law(realm), Owner.of(seat));
    }

    @Override
    public OrderSheet govern(Realm realm, Seat seat, Dice dice) {
        return regent.habit(realm, seat, Temper.usual(seat), dice);
    }

    @Override
    public Optional<Mind<Realm>> mind() {
        return Optional.of(regent);
    }

    @Override
    public List<String> violations(Realm realm) {
        return Invariants.violations(game.book(), realm);
    }

    @Override
    public Realm redrawn(Realm realm, Viewer viewer, Dice dice) {
        return new Redrawing(realm, dice).seenBy(viewer);
    }

    @Override
    public StateCodec<Realm> codec() {
        return codec;
    }

    @Override
    public CaseDialect cases() {
        return new KaixiflanCases(folder, game);
    }
}
