package heraldo.rules.ruleset.kaixiflan.worth;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;

/** A position as a province looks at it. */
record Standpoint(Law law, Owner own) {

    /** A point of Fame: the unit of all that is weighed is its hundredth. */
    static final int FAME = 100;

    /** A good in the store, or that comes in once. */
    static final int PER_GOOD = 5;

    /** Turns left, by the highest Era of any province. */
    private static final int[] TURNS_LEFT = {50, 42, 35, 27, 19, 11, 6};

    Realm realm() {
        return law.realm();
    }

    Rulebook book() {
        return law.book();
    }

    Province province() {
        return realm().province(own);
    }

    Hex capital() {
        return province().capital();
    }

    /** Estimates the number of turns left in the game. */
    int left() {
        int era = realm().provinces().values().stream()
                .mapToInt(Province::era)
                .max()
                .orElse(1);
        return TURNS_LEFT[era];
    }
}
