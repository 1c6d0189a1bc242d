package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Units;
import java.util.List;
import java.util.Optional;

/** A battle of two sides in a hex (§4.3). */
final class Battle {

    private static final int DIE = 6;
    private static final int ARMY = 3;

    private final Progress turn;
    private final Hex hex;

    Battle(Progress turn, Hex hex) {
        this.turn = turn;
        this.hex = hex;
    }

    Deed.Fought fight(Owner attacker, Owner defender) {
        Deed.Fought.Side one = side(attacker, defender);
        Deed.Fought.Side other = side(defender, attacker);
        int difference = one.total() - other.total();
        Optional<Owner> winner = difference == 0 ? Optional.empty() : Optional.of(difference > 0 ? attacker : defender);
        return new Deed.Fought(hex, beaten(one, -difference), beaten(other, difference), winner);
    }

    private Deed.Fought.Side side(Owner owner, Owner foe) {
        Units units = units(owner);
        List<Integer> dice = turn.dice().dice("combat|" + Say.hex(hex) + "|" + owner, dice(units, units(foe)), DIE);
        int bonus = units.armies() > 0 ? turn.law().bonuses(owner).military() : 0;
        return new Deed.Fought.Side(owner, units, dice, bonus, Units.NONE);
    }

    private Units units(Owner owner) {
        return turn.start().muster().at(hex, owner);
    }

    /** Three dice for a side of more than double strength, one against it, else two (R72). */
    private static int dice(Units own, Units foe) {
        if (own.strength() > 2 * foe.strength()) {
            return 3;
        }
        return foe.strength() > 2 * own.strength() ? 1 : 2;
    }

    /** A side with its losses: armies first, three points each, then colonists, one point each (R74). */
    private Deed.Fought.Side beaten(Deed.Fought.Side side, int difference) {
        if (difference <= 0) {
            return side;
        }
        int armies = Math.min(side.units().armies(), difference / ARMY);
        boolean shielded =
                armies < side.units().armies() && !turn.start().options().flag("combat.leftoverHitsColonists");
        int colonists = shielded ? 0 : Math.min(side.units().colonists(), difference - ARMY * armies);
        return new Deed.Fought.Side(
                side.owner(), side.units(), side.dice(), side.bonus(), new Units(colonists, armies));
    }
}
