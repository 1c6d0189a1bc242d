package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Sketch;
import heraldo.rules.ruleset.cathay.turn.Works;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Optional;

/** <i>Mover</i>: a soldier walks one edge (Y28, Y29). */
public record Move(SoldierId soldier, int corner) implements Command {

    public static final OrderType<Move> TYPE = OrderType.of("move", Move.class, Values.SOLDIER, Values.CORNER);

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        Optional<Refusal> unfit = Objection.soldier(position, seat, soldier, corner, true);
        if (unfit.isPresent()) {
            return unfit;
        }
        if (position.rivalBuildingOn(seat, corner)) {
            return Objection.refuse("E_MUST_ATTACK", "Y29", "corner", corner, "soldier", soldier.toString());
        }
        boolean held = position.ruins().has(corner) && position.rivalSoldierOn(seat, corner);
        return held ? Objection.refuse("E_OCCUPIED", "Y29", "problem", "ruin", "place", corner) : Objection.NONE;
    }

    /** A ruin that it enters is claimed, if the seat has a settlement left (Y34). */
    @Override
    public void carryOut(Progress turn, Seat seat) {
        Soldier walker = turn.side(seat).troop().find(soldier).orElseThrow();
        turn.change(seat, side -> side.withTroop(side.troop().with(walker.movedTo(corner))));
        if (turn.now().ruins().has(corner) && Sites.room(turn.now(), seat)) {
            Works.claim(turn, seat, corner);
        }
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.move", "soldier", soldier.toString(), "corner", corner));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.sign(corner, Glyph.PERSON, "marches");
    }

    @Override
    public List<Message> cautions(Position before, Rivals first) {
        return before.ruins().has(corner) ? Rivals.told("taken", first.stepping(corner)) : List.of();
    }
}
