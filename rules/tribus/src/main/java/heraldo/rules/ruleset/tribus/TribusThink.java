package heraldo.rules.ruleset.tribus;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Think;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.game.Forecast;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.game.Glosses;
import heraldo.rules.ruleset.tribus.game.Suggestions;
import heraldo.rules.ruleset.tribus.governor.TribalMind;
import heraldo.rules.ruleset.tribus.outlook.SheetOutlook;
import heraldo.rules.ruleset.tribus.player.Chief;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;

/** Forecasts, suggestions and the bot player. */
final class TribusThink implements Think<World> {

    private final Game game;
    private final Chart chart;
    private final TribalMind mind;

    TribusThink(Game game, Chart chart, TribalMind mind) {
        this.game = game;
        this.chart = chart;
        this.mind = mind;
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
}
