package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Phase;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Works;
import java.util.Optional;

/** <i>Resurgir</i>: the free settlement of a seat that comes back (Y37). */
public record Rise(int corner) implements Founding {

    public static final OrderType<Rise> TYPE = OrderType.of("rise", Rise.class, Values.CORNER);

    @Override
    public Phase phase() {
        return Phase.RISING;
    }

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        return Objection.site(position, seat, corner);
    }

    @Override
    public void carryOut(Progress turn, Seat seat) {
        Works.rise(turn, seat, corner, false);
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.rise", "corner", corner));
    }
}
