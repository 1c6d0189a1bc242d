package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.law.Robber;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The forecast for a seat: its hand now and after its sheet, the purchases that hand could pay for, and a waiting plan. */
public record Forecast(Game game, Position position, Seat seat, OrderSheet sheet) {

    public List<Message> messages() {
        Trial trial = game.trial(position, seat);
        Game.commands(sheet).forEach(trial::next);
        Position after = trial.position();
        Goods before = position.side(seat).hand();
        Goods hand = after.side(seat).hand();
        List<Message> messages = new ArrayList<>();
        messages.add(Message.of("forecast.hand", "n", hand.size(), "goods", Say.goods(hand)));
        if (!before.equals(hand)) {
            messages.add(Message.of("forecast.before", "goods", Say.goods(before)));
        }
        if (!position.round().first()) {
            List<Message> things = payable(hand);
            messages.add(Message.of("forecast.pays", "many", things.size())
                    .with("things", things.isEmpty() ? Message.of("nothing") : things)
                    .with("points", Score.points(after, seat)));
        }
        if (hand.size() > Robber.MOST) {
            messages.add(Message.of("forecast.many", "n", hand.size(), "cut", hand.size() / 2));
        }
        List<Order> plan = position.side(seat).player().plan();
        if (!plan.isEmpty()) {
            messages.add(Message.of("forecast.plan", "lines", plan.size()));
        }
        return messages;
    }

    private List<Message> payable(Goods hand) {
        Prices prices = game.prices();
        Map<String, Goods> all = new LinkedHashMap<>();
        all.put("road", prices.road());
        all.put("settlement", prices.settlement());
        all.put("city", prices.city());
        all.put("warrior", prices.warrior());
        all.put("archer", prices.archer());
        List<Message> things = new ArrayList<>();
        all.forEach((thing, price) -> {
            if (hand.covers(price)) {
                things.add(Message.of("thing." + thing));
            }
        });
        return things;
    }
}
