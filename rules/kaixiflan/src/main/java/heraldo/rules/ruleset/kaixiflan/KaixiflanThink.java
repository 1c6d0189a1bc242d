package heraldo.rules.ruleset.kaixiflan;

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
import heraldo.rules.ruleset.kaixiflan.game.Forecast;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.game.Glosses;
import heraldo.rules.ruleset.kaixiflan.game.Suggestions;
import heraldo.rules.ruleset.kaixiflan.player.Regent;
import heraldo.rules.ruleset.kaixiflan.player.Steward;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;

/** Forecasts, suggestions and the bot player. */
final class KaixiflanThink implements Think<Realm> {

    private final Game game;
    private final Steward steward;
    private final Regent regent;

    KaixiflanThink(Game game, Steward steward, Regent regent) {
        this.game = game;
        this.steward = steward;
        this.regent = regent;
    }

    @Override
    public List<Message> forecast(Realm realm, Seat seat, OrderSheet sheet) {
        return new Forecast(sheet, game.examine(game.law(realm), Owner.of(seat), sheet)).messages();
    }

    @Override
    public Outlook outlook(Realm realm, Seat seat, OrderSheet sheet) {
        return game.outlook(game.law(realm), Owner.of(seat), sheet);
    }

    @Override
    public List<String> suggest(Realm realm, ParamQuery query) {
        return suggestions(realm, query).map(Suggestions::values).orElse(List.of());
    }

    @Override
    public List<Offer> offers(Realm realm, ParamQuery query) {
        return suggestions(realm, query).map(Suggestions::offers).orElse(List.of());
    }

    /** Nothing for those who play no province. */
    private Optional<Suggestions> suggestions(Realm realm, ParamQuery query) {
        boolean played = realm.provinces().containsKey(Owner.of(query.seat()));
        return played ? Optional.of(new Suggestions(game, game.law(realm), query)) : Optional.empty();
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
}
