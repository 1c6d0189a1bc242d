package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.law.Links;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Sketch;
import heraldo.rules.ruleset.cathay.turn.Works;
import java.util.List;
import java.util.Optional;

/** <i>Carretera</i>: a road on an edge, by its number in the net (Y11). */
public record Road(int edge) implements Command {

    public static final OrderType<Road> TYPE = OrderType.of("road", Road.class, Values.EDGE);

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        int roads = position.side(seat).buildings().roads().count();
        return Objection.paved(position, edge)
                .or(() -> Objection.limit(roads, position.settings().limits().roads(), "road"))
                .or(() -> Links.reaches(position, seat, edge)
                        ? Objection.funds(position, seat, price(prices))
                        : Objection.loose("Y11", "road", Net.edgeName(edge), 0));
    }

    @Override
    public Goods price(Prices prices) {
        return prices.road();
    }

    @Override
    public void carryOut(Progress turn, Seat seat) {
        turn.pay(seat, this);
        Works.pave(turn, seat, edge);
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.road", "edge", Say.edge(edge)));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.road(edge);
    }

    @Override
    public List<Message> cautions(Position before, Rivals first) {
        return Rivals.told("taken", first.paving(edge));
    }
}
