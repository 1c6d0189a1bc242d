package heraldo.rules.ruleset.roshambo;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Think;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.List;

/** Forecasts, suggestions and the bot player. */
final class RoshamboThink implements Think<Bout> {

    @Override
    public List<Message> forecast(Bout bout, Seat seat, OrderSheet sheet) {
        int left = bout.settings().rounds() - bout.round() + 1;
        return left > 0 ? List.of(Message.of("left", "n", left)) : List.of();
    }

    @Override
    public List<String> suggest(Bout bout, ParamQuery query) {
        return bout.over() ? List.of() : Hand.ALL.stream().map(Hand::id).toList();
    }

    @Override
    public OrderSheet propose(Bout bout, Seat seat, Dice dice) {
        return bout.over()
                ? OrderSheet.EMPTY
                : OrderSheet.of(new Show(Hand.ALL.get(dice.die("whim|" + seat, Hand.ALL.size()) - 1)));
    }
}
