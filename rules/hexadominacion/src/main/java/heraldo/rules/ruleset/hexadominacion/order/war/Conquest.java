package heraldo.rules.ruleset.hexadominacion.order.war;

import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Status;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Withdrawal;
import java.util.List;

/** A hex falls (§4, step 2i): the attackers move in, the defenders retreat, and a realm may end (H6, H20, H23, R35). */
record Conquest(Round round, Assault assault, List<Assault> all) {

    /** The target changes hands; returns where the defenders went. Those of a capital and neutral ones vanish. */
    Withdrawal.Result take(int defenders, int attackers) {
        int hex = assault.target();
        int loser = round.field().owner(hex);
        fall(hex, loser);
        round.field().addSpent(hex, attackers);
        boolean retreat = loser != Tile.NOBODY && round.side(loser).capital() != hex;
        return retreat
                ? Withdrawal.from(round, hex, loser, defenders, "ret|" + assault.label())
                : new Withdrawal.Result(List.of(), defenders);
    }

    /** If the target was its owner's capital, all the owner's other hexes pass to the attacker, and the realm is eliminated. */
    void downfall(int loser, boolean won) {
        if (!won || loser == Tile.NOBODY || round.side(loser).capital() != assault.target()) {
            return;
        }
        int hexes = 1;
        for (int hex = 0; hex < Board.SIZE; hex++) {
            if (round.field().owner(hex) == loser) {
                fall(hex, loser);
                hexes++;
            }
        }
        round.side(loser).leaves(Status.ELIMINATED);
        int culture = round.book().points().conquest();
        round.side(assault.seat()).gainsCulture(culture);
        round.happened(new Deed.Eliminated(loser, assault.seat(), assault.target(), hexes, culture));
    }

    /** A hex passes to the attacker; the soldiers that its owner had reserved there are gone. */
    private void fall(int hex, int loser) {
        round.field().conquer(hex, assault.seat());
        for (Assault other : all) {
            if (other.seat() == loser) {
                other.forget(hex);
            }
        }
    }
}
