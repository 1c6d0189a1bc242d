package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.law.Links;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Sketch;
import heraldo.rules.ruleset.cathay.turn.Works;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Optional;

/** <i>Asentamiento</i>: a settlement (Y12, Y14, Y15). */
public record Settle(int corner) implements Command {

    public static final OrderType<Settle> TYPE =
            OrderType.of("settle", Settle.class, Param.one("corner", Values.CORNER));

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        return Objection.site(position, seat, corner)
                .or(() -> Objection.settlements(position, seat))
                .or(() -> Links.linked(position, seat).has(corner)
                        ? Objection.funds(position, seat, price(prices))
                        : Objection.loose("Y15", "settlement", String.valueOf(corner), 0));
    }

    @Override
    public Goods price(Prices prices) {
        return prices.settlement();
    }

    @Override
    public void carryOut(Progress turn, Seat seat) {
        turn.pay(seat, this);
        Works.found(turn, seat, corner);
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.settle", "corner", corner));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.sign(corner, Glyph.COTTAGE, "founds");
    }

    @Override
    public List<Message> cautions(Position before, Rivals first) {
        return first.onSite(corner);
    }
}
