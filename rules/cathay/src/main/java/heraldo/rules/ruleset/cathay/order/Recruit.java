package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Honours;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.ruleset.cathay.state.Troop;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Sketch;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Optional;

/** <i>Reclutar</i>: a soldier appears on an own building (Y18). */
public record Recruit(SoldierKind kind, int corner) implements Command {

    public static final OrderType<Recruit> TYPE = OrderType.of("recruit", Recruit.class, Values.KIND, Values.CORNER);

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        Side own = position.side(seat);
        if (!own.buildings().has(corner)) {
            return Objection.refuse("E_NOT_YOURS", "Y18", "problem", "recruit", "corner", corner);
        }
        return Objection.limit(
                        own.troop().count(kind), position.settings().limits().of(kind), kind.id())
                .or(() -> Objection.funds(position, seat, price(prices)));
    }

    @Override
    public Goods price(Prices prices) {
        return prices.of(kind);
    }

    /** The third soldier takes ARMY if nobody has it (Y45). */
    @Override
    public void carryOut(Progress turn, Seat seat) {
        turn.pay(seat, this);
        Troop own = turn.side(seat).troop();
        Troop more = own.with(Soldier.recruit(own.nextId(kind), corner));
        turn.change(seat, side -> side.withTroop(more));
        boolean army = more.count() >= HonourLaw.ARMY;
        if (army && turn.now().honours().army() == Honours.NOBODY) {
            turn.award(Honour.ARMY, seat.number());
        }
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.recruit", "kind", Say.soldier(kind), "corner", corner));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.sign(corner, Glyph.SHIELD, "recruits");
    }

    @Override
    public List<Message> cautions(Position before, Rivals first) {
        return Rivals.told("raided", first.striking(corner));
    }
}
