package heraldo.rules.ruleset.caos;

import heraldo.rules.chance.Dice;
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
import heraldo.rules.ruleset.caos.game.Forecast;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.game.Glosses;
import heraldo.rules.ruleset.caos.game.Suggestions;
import heraldo.rules.ruleset.caos.governor.CaosMind;
import heraldo.rules.ruleset.caos.outlook.Outlooks;
import heraldo.rules.ruleset.caos.player.Captain;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;

/** Forecasts, suggestions and the bot player. */
final class CaosThink implements Think<War> {

    private final Game game;
    private final CaosMind mind;

    CaosThink(Game game, CaosMind mind) {
        this.game = game;
        this.mind = mind;
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
}
