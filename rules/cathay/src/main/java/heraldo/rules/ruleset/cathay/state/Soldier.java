package heraldo.rules.ruleset.cathay.state;

import heraldo.rules.ruleset.cathay.book.SoldierId;

/**
 * A soldier on a corner.
 *
 * @param moved whether it has moved this turn
 * @param attacked whether it has attacked this turn
 * @param fresh whether it was recruited this turn
 */
public record Soldier(SoldierId id, int corner, boolean moved, boolean attacked, boolean fresh) {

    /** One that has not done anything this turn. */
    public static Soldier rested(SoldierId id, int corner) {
        return new Soldier(id, corner, false, false, false);
    }

    public static Soldier recruit(SoldierId id, int corner) {
        return new Soldier(id, corner, false, false, true);
    }

    Soldier rested() {
        return moved || attacked || fresh ? rested(id, corner) : this;
    }

    public Soldier movedTo(int target) {
        return new Soldier(id, target, true, attacked, fresh);
    }

    /** After an attack, which may have taken it to another corner. */
    public Soldier attackedAt(int place) {
        return new Soldier(id, place, moved, true, fresh);
    }
}
