package heraldo.rules.ruleset.cathay;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.Play;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Setup;
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
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Settings;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.cases.CathayCases;
import heraldo.rules.ruleset.cathay.chart.Board;
import heraldo.rules.ruleset.cathay.chronicle.Telling;
import heraldo.rules.ruleset.cathay.fame.FameTable;
import heraldo.rules.ruleset.cathay.game.Calendar;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Invariants;
import heraldo.rules.ruleset.cathay.game.Orders;
import heraldo.rules.ruleset.cathay.game.Redrawing;
import heraldo.rules.ruleset.cathay.game.Trial;
import heraldo.rules.ruleset.cathay.news.Herald;
import heraldo.rules.ruleset.cathay.order.Resign;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/** The rules of the game. */
final class CathayPlay implements Play<Position> {

    private static final int FORMAT = 1;

    private final RulesetFolder folder;
    private final Game game;
    private final StateCodec<Position> codec;

    CathayPlay(RulesetFolder folder, Game game) {
        this.folder = folder;
        this.game = game;
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
    public Position setUp(Setup setup, Dice dice) {
        return game.newGame().position(setup, dice);
    }

    @Override
    public Turn turn(Position position) {
        return Calendar.turn(position);
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
    public Resolution<Position> resolve(Position position, Map<Seat, OrderSheet> sheets, Dice dice) {
        Progress turn = game.play(position, sheets, dice);
        return Resolution.untold(turn.now(), turn.results(), () -> Telling.of(turn), () -> new Herald(turn).news());
    }

    @Override
    public Position adopt(Position position, SortedMap<String, String> options) {
        return position.withSettings(Settings.of(new Options(options)));
    }

    @Override
    public Standings standings(Position position) {
        return new FameTable(position).standings();
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
