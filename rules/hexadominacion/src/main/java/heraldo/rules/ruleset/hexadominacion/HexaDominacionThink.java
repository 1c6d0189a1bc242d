package heraldo.rules.ruleset.hexadominacion;

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
import heraldo.rules.ruleset.hexadominacion.game.Forecast;
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.game.Glosses;
import heraldo.rules.ruleset.hexadominacion.game.Suggestions;
import heraldo.rules.ruleset.hexadominacion.governor.HexaMind;
import heraldo.rules.ruleset.hexadominacion.outlook.Outlooks;
import heraldo.rules.ruleset.hexadominacion.player.Steward;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;

/** Forecasts, suggestions and the bot player. */
final class HexaDominacionThink implements Think<World> {

    private final Game game;
    private final Steward steward;
    private final HexaMind mind;

    HexaDominacionThink(Game game, Steward steward, HexaMind mind) {
        this.game = game;
        this.steward = steward;
        this.mind = mind;
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
}
