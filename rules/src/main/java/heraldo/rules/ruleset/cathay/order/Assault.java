package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Departure;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Works;
import java.util.Optional;

/** An attack on a building (Y30 to Y33). */
final class Assault {

    private final Progress turn;
    private final Seat seat;
    private final int corner;
    private final Seat owner;
    private final Soldier attacker;

    Assault(Progress turn, Seat seat, Attack order) {
        this.turn = turn;
        this.seat = seat;
        this.corner = order.corner();
        this.owner = order.owner(turn.now());
        this.attacker = turn.side(seat).troop().find(order.soldier()).orElseThrow();
    }

    void play() {
        SoldierKind kind = attacker.id().kind();
        Optional<Soldier> defender = turn.side(owner).troop().defender(corner, kind);
        boolean equal = defender.filter(soldier -> soldier.id().kind() == kind).isPresent();
        turn.happened(new Deed.Fought(
                seat, attacker.id(), owner, corner, defender.map(Soldier::id), equal, defender.isPresent()));
        turn.change(
                seat,
                side -> side.troop(
                        equal
                                ? side.troop().without(attacker.id())
                                : side.troop().with(attacker.attackedAt(attacker.corner()))));
        defender.ifPresent(soldier ->
                turn.change(owner, side -> side.troop(side.troop().without(soldier.id()))));
        if (defender.isEmpty()) {
            destroy(kind == SoldierKind.WARRIOR);
        }
    }

    /** No garrison: a warrior moves in and conquers, an archer leaves a ruin (Y32, Y33). */
    private void destroy(boolean conquers) {
        turn.change(owner, side -> side.buildings(side.buildings().losing(corner)));
        turn.change(position -> position.ruins(position.ruins().with(corner)));
        if (conquers) {
            turn.change(seat, side -> side.troop(side.troop().with(attacker.attackedAt(corner))));
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
}
