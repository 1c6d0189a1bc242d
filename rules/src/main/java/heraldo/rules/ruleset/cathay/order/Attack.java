package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Sketch;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** <i>Atacar</i>: a soldier attacks a building beside it (Y30 to Y33). */
public record Attack(SoldierId soldier, int corner) implements Command {

    public static final OrderType<Attack> TYPE = OrderType.of(
            "attack", Attack.class, Param.one("soldier", Values.SOLDIER), Param.one("corner", Values.CORNER));

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        return Objection.soldier(position, seat, soldier, corner, false)
                .or(() -> position.rivalBuildingOn(seat, corner)
                        ? Objection.NONE
                        : Objection.refuse("E_NO_TARGET", "Y30", "corner", corner));
    }

    @Override
    public void carryOut(Progress turn, Seat seat) {
        new Assault(turn, seat, this).play();
    }

    /** Whose building stands on the corner (Y30): soldiers fight only over buildings (Y35). */
    @Override
    public SortedSet<Seat> harmed(Position position, Seat seat) {
        return position.rivalBuildingOn(seat, corner) ? Frozen.set(List.of(owner(position))) : Frozen.noSet();
    }

    /** Whose building it attacks. */
    public Seat owner(Position position) {
        return new Seat(position.builder(corner));
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.attack", "soldier", soldier.toString(), "corner", corner));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.sign(corner, Glyph.SWORDS, "attacks");
    }

    @Override
    public List<Message> cautions(Position before, Rivals first) {
        return Rivals.told("guarded", first.guarding(owner(before), corner));
    }
}
