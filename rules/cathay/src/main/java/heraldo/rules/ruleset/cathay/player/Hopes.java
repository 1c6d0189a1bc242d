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

    /** The certainty of a gain by its distance in steps, in hundredths. */
    private static final int[] SURE = {70, 70, 60, 44, 34, 26, 20, 15, 11, 8, 6, 4};

    private static final int UNKNOWN = -1;

    private final Foes foes;
    private final Worth worth;
    private final Corners ruins;
    private final int[] warriors = unknown();
    private final int[] archers = unknown();

    /**
     * The hopes of a seat's soldiers.
     *
     * @param ruins those that it may claim
     */
    Hopes(Foes foes, Worth worth, Corners ruins) {
        this.foes = foes;
        this.worth = worth;
        this.ruins = ruins;
    }

    private static int[] unknown() {
        int[] corners = new int[Net.CORNERS + 1];
        Arrays.fill(corners, UNKNOWN);
        return corners;
    }

    /** Returns whether the hopes hold for other rivals, another worth and other claims. */
    boolean stand(Foes others, Worth then, Corners claims) {
        return foes.equals(others) && worth.same(then) && ruins.equals(claims);
    }

    int of(Soldier soldier) {
        int[] known = archer(soldier) ? archers : warriors;
        int corner = soldier.corner();
        if (known[corner] == UNKNOWN) {
            known[corner] = Math.max(conquest(soldier), claim(corner)) * 2 / 5;
        }
        return known[corner];
    }

    private static boolean archer(Soldier soldier) {
        return soldier.id().kind() == SoldierKind.ARCHER;
    }

    /** An archer is no use for taking a building. */
    private int conquest(Soldier soldier) {
        int hope = 0;
        for (Foes.Target building : foes.targets()) {
            int prize = POINT + worth.wanted(building.corner()) + (building.city() ? POINT / 2 : 0);
            int guards = archer(soldier) ? Math.max(1, building.guards()) : building.guards();
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
