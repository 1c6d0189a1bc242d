package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Sketch;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Optional;

/** <i>Ciudad</i>: a settlement becomes a city (Y13). */
public record City(int corner) implements Command {

    public static final OrderType<City> TYPE = OrderType.of("city", City.class, Values.CORNER);

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        Buildings own = position.side(seat).buildings();
        if (!own.settlements().has(corner)) {
            return Objection.refuse("E_NOT_YOURS", "Y13", "problem", "city", "corner", corner);
        }
        return Objection.limit(
                        own.cities().count(), position.settings().limits().cities(), "city")
                .or(() -> Objection.funds(position, seat, price(prices)));
    }

    @Override
    public Goods price(Prices prices) {
        return prices.city();
    }

    @Override
    public void carryOut(Progress turn, Seat seat) {
        turn.pay(seat, this);
        turn.change(seat, side -> side.withBuildings(side.buildings().raising(corner)));
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.city", "corner", corner));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.sign(corner, Glyph.KEEP, "raises");
    }

    @Override
    public List<Message> cautions(Position before, Rivals first) {
        return Rivals.told("raided", first.striking(corner));
    }
}
