package heraldo.rules.ruleset.kaixiflan;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.chance.Dice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.Play;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.book.Settings;
import heraldo.rules.ruleset.kaixiflan.cases.KaixiflanCases;
import heraldo.rules.ruleset.kaixiflan.chart.NewRealm;
import heraldo.rules.ruleset.kaixiflan.check.Examination;
import heraldo.rules.ruleset.kaixiflan.event.Event;
import heraldo.rules.ruleset.kaixiflan.fame.FameTable;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.game.Invariants;
import heraldo.rules.ruleset.kaixiflan.game.Redrawing;
import heraldo.rules.ruleset.kaixiflan.game.Warnings;
import heraldo.rules.ruleset.kaixiflan.news.Herald;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.score.Finish;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The rules of the game. */
final class KaixiflanPlay implements Play<Realm> {

    private static final int FORMAT = 1;

    private final RulesetFolder folder;
    private final Game game;
    private final StateCodec<Realm> codec;

    KaixiflanPlay(RulesetFolder folder, Game game) {
        this.folder = folder;
        this.game = game;
        this.codec = JsonStates.of(Realm.class, FORMAT)
                .with(Hex.class, OddQ::name, OddQ::hex)
                .with(Decree.class, List.of(Event.class.getPermittedSubclasses()))
                .with(Pacts.Pair.class, Pacts.Pair::toString, Pacts.Pair::of);
    }

    @Override
    public List<OrderType<?>> orders() {
        return game.orders();
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

    /** Replaces the options of a realm, except the number of players, which the seats fix. */
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
    public Standings standings(Realm realm) {
        return FameTable.of(game.law(realm));
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
