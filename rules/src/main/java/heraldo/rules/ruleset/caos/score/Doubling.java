package heraldo.rules.ruleset.caos.score;

import heraldo.rules.ruleset.caos.state.War;

/** In the last turns everything counts double (C45). */
public final class Doubling {

    private Doubling() {}

    /** What the points of the open turn are multiplied with. */
    public static int factor(War war) {
        return war.turn() >= war.options().number("doubleFromTurn")
                ? war.options().number("doubleFactor")
                : 1;
    }
}
