package heraldo.rules.ruleset.tribus;

import heraldo.rules.board.Hex;
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
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderCodec;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.cases.TribusCases;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.fame.FameTable;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.game.Invariants;
import heraldo.rules.ruleset.tribus.game.Redrawing;
import heraldo.rules.ruleset.tribus.game.TurnCard;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/** The rules of the game. */
final class TribusPlay implements Play<World> {

    private static final int FORMAT = 1;

    private final RulesetFolder folder;
    private final Game game;
    private final StateCodec<World> codec;

    TribusPlay(RulesetFolder folder, Game game) {
        this.folder = folder;
        this.game = game;
        Chart chart = game.book().chart();
        OrderCodec orders = new OrderCodec(game.orders());
        this.codec = JsonStates.of(World.class, FORMAT)
                .with(Hex.class, chart::name, chart::hex)
                .with(Order.class, orders::write, orders::read);
    }

    @Override
    public List<OrderType<?>> orders() {
        return game.orders();
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
    public List<Verdict> check(World world, Seat seat, OrderSheet sheet) {
        return game.examiner().verdicts(world, seat, sheet);
    }

    @Override
    public Resolution<World> resolve(World world, Map<Seat, OrderSheet> sheets, Dice dice) {
        return game.resolve(world, sheets, dice);
    }

    @Override
    public World adopt(World world, SortedMap<String, String> options) {
        return world.withOptions(new Options(options));
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
