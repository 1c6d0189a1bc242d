package heraldo.rules.ruleset.kaixiflan.mission;

import heraldo.rules.ruleset.kaixiflan.state.Deed;
import heraldo.rules.ruleset.kaixiflan.state.Good;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Stock;
import java.util.SortedMap;
import java.util.function.BiPredicate;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;

/** One term of a condition. Its text is how it was written, in canonical form; counters are kept under it. */
sealed interface Term {

    String text();

    /** A tribute to be delivered (type D). */
    record Tribute(String text, SortedMap<Good, Portion> portions) implements Term {

        Stock amounts(int x) {
            return Stock.of(good -> portions.containsKey(good) ? portions.get(good).of(x) : 0);
        }
    }

    /**
     * Deeds to be done after the reveal (type C).
     *
     * @param worth how much a deed adds
     * @param least how much is asked for
     */
    record Since(String text, ToIntFunction<Deed> worth, int least) implements Term {}

    /**
     * Something that must be so at the check (type S).
     *
     * @param measure how much of it a province has
     * @param least how much is asked for
     */
    record Standing(String text, ToIntBiFunction<Realm, Owner> measure, int least) implements Term {

        boolean holds(Realm realm, Owner province) {
            return measure.applyAsInt(realm, province) >= least;
        }
    }

    /** A property that is there or not. */
    record Having(String text, BiPredicate<Realm, Owner> test) implements Term {}

    /** Only the game master says who has met it. */
    record Manual(String text) implements Term {}
}
