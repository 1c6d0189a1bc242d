package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.ruleset.kaixiflan.book.Units;

/** Rules of combat between two sides: the number of dice, and the losses of a defeat (R72, R74). */
public final class Strife {

    /** Sides of a die. */
    public static final int DIE = 6;

    private static final int ARMY = 3;

    private Strife() {}

    /** Three dice for a side of more than double strength, one against it, else two (R72). */
    public static int dice(Units own, Units foe) {
        if (own.strength() > 2 * foe.strength()) {
            return 3;
        }
        return foe.strength() > 2 * own.strength() ? 1 : 2;
    }

    /**
     * Returns the losses of a side beaten by a difference: armies first, three points each, then colonists, one point each
     * (R74).
     *
     * @param leftover whether the rest of the difference hits colonists even while armies stand
     */
    public static Units losses(Units units, int difference, boolean leftover) {
        int armies = Math.min(units.armies(), difference / ARMY);
        boolean shielded = armies < units.armies() && !leftover;
        int colonists = shielded ? 0 : Math.min(units.colonists(), difference - ARMY * armies);
        return new Units(colonists, armies);
    }
}
