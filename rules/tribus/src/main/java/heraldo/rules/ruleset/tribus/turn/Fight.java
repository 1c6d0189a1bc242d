package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.ruleset.tribus.book.Combat;

/**
 * A fight and how it comes out (T18).
 *
 * @param attackers soldiers who attack
 * @param twofold whether they fight from a city or a ship, without leaving it (Q15)
 * @param defenders soldiers who defend
 * @param sheltered whether they stand in a city or a ship (T19)
 * @param die what the attack die shows
 */
public record Fight(Combat combat, int attackers, boolean twofold, int defenders, boolean sheltered, int die) {

    public int attackFactor() {
        return twofold ? combat.factor() : 1;
    }

    public int defenceFactor() {
        return sheltered ? combat.factor() : 1;
    }

    /** A. */
    public int attack() {
        return attackers * attackFactor() + die;
    }

    /** D. */
    public int defence() {
        return defenders * defenceFactor() + combat.defence();
    }

    /** r. */
    public int margin() {
        return attack() - defence();
    }

    /** Attackers left: r, and nobody is born in battle (Q12). */
    public int attackersLeft() {
        return Math.max(0, Math.min(margin(), attackers));
    }

    public int defendersLeft() {
        return Math.max(0, Math.min(-margin(), defenders));
    }
}
