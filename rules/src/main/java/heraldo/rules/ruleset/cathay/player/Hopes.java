package heraldo.rules.ruleset.cathay.player;

import static heraldo.rules.ruleset.cathay.player.Worth.POINT;

import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Steps;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.Arrays;

/** The best that a soldier may hope for: a rival's building to conquer, a ruin to claim. Worked out once for where one stands. */
final class Hopes {

    /** How sure a gain is so many steps away, in hundredths. */
    private static final int[] SURE = {70, 70, 60, 44, 34, 26, 20, 15, 11, 8, 6, 4};

    private static final int UNKNOWN = -1;

    private final Foes foes;
    private final Worth worth;
    private final Corners ruins;
    private final int[][] best = new int[SoldierKind.values().length][Net.CORNERS + 1];

    /**
     * The hopes of a seat's soldiers.
     *
     * @param ruins those that it may claim
     */
    Hopes(Foes foes, Worth worth, Corners ruins) {
        this.foes = foes;
        this.worth = worth;
        this.ruins = ruins;
        for (int[] corners : best) {
            Arrays.fill(corners, UNKNOWN);
        }
    }

    /** Whether there is just as much to hope for then. */
    boolean stand(Foes others, Worth then, Corners claims) {
        return foes.equals(others) && worth.same(then) && ruins.equals(claims);
    }

    int of(Soldier soldier) {
        int[] known = best[soldier.id().kind().ordinal()];
        int corner = soldier.corner();
        if (known[corner] == UNKNOWN) {
            known[corner] = Math.max(conquest(soldier), claim(corner)) * 2 / 5;
        }
        return known[corner];
    }

    /** An archer is no use for taking a building. */
    private int conquest(Soldier soldier) {
        boolean archer = soldier.id().kind() == SoldierKind.ARCHER;
        int hope = 0;
        for (Foes.Target building : foes.targets()) {
            int prize = POINT + worth.wanted(building.corner()) + (building.city() ? POINT / 2 : 0);
            int guards = archer ? Math.max(1, building.guards()) : building.guards();
            hope = Math.max(hope, sure(soldier.corner(), building.corner()) * prize / (100 * (1 + guards)));
        }
        return hope;
    }

    private int claim(int from) {
        int hope = 0;
        for (int corner : ruins.array()) {
            hope = Math.max(hope, sure(from, corner) * (POINT + worth.wanted(corner)) / 100);
        }
        return hope;
    }

    private static int sure(int from, int corner) {
        int steps = Steps.between(from, corner);
        return steps < SURE.length ? SURE[steps] : 0;
    }
}
