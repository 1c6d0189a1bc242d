package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.ruleset.cathay.state.Troop;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Departure;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Sketch;
import heraldo.rules.ruleset.cathay.turn.Works;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** <i>Atacar</i>: a soldier attacks a building beside it (Y30 to Y33). */
public record Attack(SoldierId soldier, int corner) implements Command {

    public static final OrderType<Attack> TYPE = OrderType.of("attack", Attack.class, Values.SOLDIER, Values.CORNER);

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        return Objection.soldier(position, seat, soldier, corner, false)
                .or(() -> position.rivalBuildingOn(seat, corner)
                        ? Objection.NONE
                        : Objection.refuse("E_NO_TARGET", "Y30", "corner", corner));
    }

    /** One soldier of the garrison meets it, of its own kind first (Y31). */
    @Override
    public void carryOut(Progress turn, Seat seat) {
        Seat owner = owner(turn.now());
        Soldier attacker = turn.side(seat).troop().find(soldier).orElseThrow();
        Optional<Soldier> met = turn.side(owner).troop().defender(corner, soldier.kind());
        boolean even = met.filter(other -> other.id().kind() == soldier.kind()).isPresent();
        turn.happened(new Deed.Fought(seat, soldier, owner, corner, met.map(Soldier::id), even, met.isPresent()));
        Troop own = turn.side(seat).troop();
        Troop left = even ? own.without(soldier) : own.with(attacker.attackedAt(attacker.corner()));
        turn.change(seat, side -> side.withTroop(left));
        met.ifPresent(other ->
                turn.change(owner, side -> side.withTroop(side.troop().without(other.id()))));
        if (met.isEmpty()) {
            destroy(turn, seat, owner, attacker);
        }
    }

    /** No garrison: a warrior moves in and conquers, an archer leaves a ruin (Y32, Y33). */
    private void destroy(Progress turn, Seat seat, Seat owner, Soldier attacker) {
        turn.change(owner, side -> side.withBuildings(side.buildings().losing(corner)));
        turn.change(position -> position.withRuins(position.ruins().with(corner)));
        boolean conquers = soldier.kind() == SoldierKind.WARRIOR;
        if (conquers) {
            turn.change(seat, side -> side.withTroop(side.troop().with(attacker.attackedAt(corner))));
        }
        if (conquers && Sites.room(turn.now(), seat)) {
            Works.found(turn, seat, corner);
            turn.happened(new Deed.Conquered(seat, owner, corner));
        } else {
            turn.happened(new Deed.Ruined(seat, owner, corner));
        }
        if (turn.side(owner).buildings().none()) {
            Departure.eliminate(turn, owner);
        }
    }

    /** Returns the owner of the building on the corner (Y30): soldiers fight only over buildings (Y35). */
    @Override
    public SortedSet<Seat> harmed(Position position, Seat seat) {
        return position.rivalBuildingOn(seat, corner) ? Frozen.set(List.of(owner(position))) : Frozen.noSet();
    }

    /** Returns the owner of the building under attack. */
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
