package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.order.Command;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.List;

/** What a seat has in hand, what it would have after its sheet, and whether a plan waits. */
public record Forecast(Game game, Position position, Seat seat, OrderSheet sheet) {

    public List<Message> messages() {
        Trial trial = game.trial(position, seat);
        Game.commands(sheet).forEach(trial::next);
        List<Message> messages = new ArrayList<>();
        messages.add(Message.of(
                "forecast.hand", "goods", Say.goods(trial.position().side(seat).hand())));
        List<Command> plan = position.side(seat).player().plan();
        if (!plan.isEmpty()) {
            messages.add(Message.of("forecast.plan", "lines", plan.size()));
        }
        return messages;
    }
}
