package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Sketch;
import heraldo.rules.ruleset.cathay.turn.Works;
import heraldo.rules.scene.Token.Glyph;
import java.util.Optional;

/** <i>Reclamar</i>: a ruin under an own soldier becomes a settlement (Y34). */
public record Claim(int corner) implements Command {

    public static final OrderType<Claim> TYPE = OrderType.of("claim", Claim.class, Values.CORNER);

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        boolean standing = position.side(seat).troop().standsOn(corner);
        return position.ruins().has(corner) && standing
                ? Objection.settlements(position, seat)
                : Objection.refuse("E_NO_RUIN", "Y34", "corner", corner);
    }

    @Override
    public void carryOut(Progress turn, Seat seat) {
        Works.claim(turn, seat, corner);
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.claim", "corner", corner));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.sign(corner, Glyph.FLAG, "claims");
    }
}
