package heraldo.rules.ruleset.kaixiflan.order.war;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Strife;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.List;
import java.util.Optional;

/** A battle of two sides in a hex (§4.3). */
final class Battle {

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
        List<Integer> dice =
                turn.dice().dice("combat|" + Say.hex(hex) + "|" + owner, Strife.dice(units, units(foe)), Strife.DIE);
        int bonus = units.armies() > 0 ? turn.law().bonuses(owner).military() : 0;
        return new Deed.Fought.Side(owner, units, dice, bonus, Units.NONE);
    }

    private Units units(Owner owner) {
        return turn.start().muster().at(hex, owner);
    }

    /** A side with its losses. */
    private Deed.Fought.Side beaten(Deed.Fought.Side side, int difference) {
        if (difference <= 0) {
            return side;
        }
        boolean leftover = turn.start().settings().leftoverHitsColonists();
        Units losses = Strife.losses(side.units(), difference, leftover);
        return new Deed.Fought.Side(side.owner(), side.units(), side.dice(), side.bonus(), losses);
    }
}
