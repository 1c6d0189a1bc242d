package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Phase;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.Optional;

/** <i>Fin</i>: the turn is over (Y49). What ends with it stands in the sequence of the turn (Y7). */
public record End() implements Command {

    public static final OrderType<End> TYPE = OrderType.of("end", End.class);

    @Override
    public Phase phase() {
        return Phase.TURN;
    }

    @Override
    public void carryOut(Progress turn, Seat seat) {}

    @Override
    public boolean endsTurn() {
        return true;
    }

    @Override
    public boolean heldIfUnpaid() {
        return true;
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.end"));
    }
}
