package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Steps;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.ruleset.cathay.state.Troop;

/**
 * The storm of a troop on a building: its soldiers march there and strike in every turn, first those whom no guard of their own
 * kind meets, for they survive it (Y31). Lives within one look at a position.
 */
final class Storm {

    private static final int MOST = 8;

    private final boolean[] archer = new boolean[MOST];
    private final int[] arrival = new int[MOST];
    private int count;
    private int warriors;
    private int archers;
    private int fallen;

    /** Against so many guards of either kind. */
    Storm(int warriors, int archers) {
        this.warriors = warriors;
        this.archers = archers;
    }

    static Storm against(Troop troop, int corner) {
        int warriors = 0;
        int all = 0;
        for (Soldier soldier : troop.soldiers()) {
            boolean guards = soldier.corner() == corner;
            all += guards ? 1 : 0;
            warriors += guards && soldier.id().kind() == SoldierKind.WARRIOR ? 1 : 0;
        }
        return new Storm(warriors, all - warriors);
    }

    /** All soldiers of a troop march on a corner: one edge a turn, and they strike along another. */
    Storm by(Troop troop, int corner, boolean ready) {
        for (Soldier soldier : troop.soldiers()) {
            boolean spent = ready && (soldier.attacked() || soldier.fresh());
            int strike = Math.max(1, Steps.between(soldier.corner(), corner) - 1);
            boolean halted = ready && soldier.moved() && Steps.between(soldier.corner(), corner) > 1;
            add(soldier.id().kind() == SoldierKind.ARCHER, strike + (spent || halted ? 1 : 0));
        }
        return this;
    }

    /** One more who strikes from a turn on. */
    void add(boolean isArcher, int turn) {
        if (count < MOST) {
            archer[count] = isArcher;
            arrival[count] = turn;
            count++;
        }
    }

    /** In which turn the building falls; 0 if not within so many. */
    int falls(int turns) {
        boolean[] dead = new boolean[MOST];
        for (int turn = 1; turn <= turns; turn++) {
            boolean[] struck = new boolean[MOST];
            for (int next = next(turn, dead, struck); next >= 0; next = next(turn, dead, struck)) {
                if (warriors + archers == 0) {
                    return turn;
                }
                struck[next] = true;
                meet(next, dead);
            }
        }
        return 0;
    }

    private int next(int turn, boolean[] dead, boolean[] struck) {
        int next = -1;
        for (int i = 0; i < count; i++) {
            if (!dead[i] && !struck[i] && arrival[i] <= turn) {
                boolean survives = (archer[i] ? archers : warriors) == 0;
                if (survives) {
                    return i;
                }
                next = i;
            }
        }
        return next;
    }

    private void meet(int soldier, boolean[] dead) {
        boolean same = (archer[soldier] ? archers : warriors) > 0;
        if (archer[soldier] == same) {
            archers--;
        } else {
            warriors--;
        }
        dead[soldier] = same;
        fallen += same ? 1 : 0;
    }

    /** Returns the number of fallen attackers. */
    int fallen() {
        return fallen;
    }
}
