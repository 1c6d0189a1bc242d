package heraldo.rules.ruleset.cathay;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Odds;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Think;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.game.Forecast;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.outlook.Fortunes;
import heraldo.rules.ruleset.cathay.outlook.Outlooks;
import heraldo.rules.ruleset.cathay.player.CathayMind;
import heraldo.rules.ruleset.cathay.player.Settler;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.suggest.Glosses;
import heraldo.rules.ruleset.cathay.suggest.Suggestions;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;

/** Forecasts, suggestions and the bot player. */
final class CathayThink implements Think<Position> {

    private final Game game;
    private final CathayMind mind;

    CathayThink(Game game, CathayMind mind) {
        this.game = game;
        this.mind = mind;
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
}
