package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Phase;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Sketch;
import heraldo.rules.ruleset.cathay.turn.Works;
import java.util.Optional;

/** <i>Inicio</i>: the free settlement and road of round 1 (Y9). */
public record Start(int corner, int edge) implements Founding {

    public static final OrderType<Start> TYPE = OrderType.of("start", Start.class, Values.CORNER, Values.EDGE);

    @Override
    public Phase phase() {
        return Phase.START;
    }

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        return Objection.site(position, seat, corner)
                .or(() -> Objection.paved(position, edge))
                .or(this::apart);
    }

    private Optional<Refusal> apart() {
        boolean touches = Net.low(edge) == corner || Net.high(edge) == corner;
        return touches ? Objection.NONE : Objection.loose("Y9", "start", Net.edgeName(edge), corner);
    }

    @Override
    public void carryOut(Progress turn, Seat seat) {
        Works.found(turn, seat, corner);
        Works.pave(turn, seat, edge);
    }

    @Override
    public boolean endsTurn() {
        return true;
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.start", "corner", corner, "edge", Say.edge(edge)));
    }

    @Override
    public void draw(Sketch sketch) {
        Founding.super.draw(sketch);
        sketch.road(edge);
    }
}
