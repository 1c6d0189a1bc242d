package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.ruleset.caos.book.Settings;
import heraldo.rules.ruleset.caos.state.War;

/**
 * The remaining worth of points and actions, in hundredths of a point: planets change hands, so the far future counts less.
 *
 * @param now the worth of a point of the open turn
 * @param next the worth of a point of the next turn; 0 in the last
 * @param point the worth of a source of one point in every turn from the open one on
 * @param action the worth of a source of one action in every turn from the next one on
 */
record Horizon(int now, int next, int point, int action) {

    private static final int HUNDRED = 100;

    /** Of a hundred planets so many are still there a turn later. */
    private static final int KEPT = 85;

    /** Of a hundred actions so many bring a planet that stays. */
    private static final int YIELD = 70;

    static Horizon of(War war) {
        int turn = war.turn();
        return new Horizon(
                HUNDRED * factor(war, turn),
                HUNDRED * factor(war, turn + 1),
                points(war, turn),
                actions(war, turn + 1));
    }

    /** Returns the worth of an action of the open turn. */
    int use() {
        return point * YIELD / HUNDRED;
    }

    private static int factor(War war, int turn) {
        Settings settings = war.settings();
        boolean doubled = turn >= settings.doubleFromTurn();
        return turn > settings.turns() ? 0 : doubled ? settings.doubleFactor() : 1;
    }

    private static int points(War war, int turn) {
        int sum = 0;
        int kept = HUNDRED;
        for (int later = turn; later <= war.settings().turns(); later++) {
            sum += factor(war, later) * kept;
            kept = kept * KEPT / HUNDRED;
        }
        return sum;
    }

    private static int actions(War war, int turn) {
        int sum = 0;
        int kept = KEPT;
        for (int later = turn; later <= war.settings().turns(); later++) {
            sum += points(war, later) * YIELD / HUNDRED * kept / HUNDRED;
            kept = kept * KEPT / HUNDRED;
        }
        return sum;
    }
}
