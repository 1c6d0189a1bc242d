package heraldo.rules.ruleset.kaixiflan.mission;

import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.SortedMap;
import java.util.function.ToIntBiFunction;

/** One term of a condition. Its text is how it was written, in canonical form; counters are kept under it. */
sealed interface Term {

    String text();

    /** A tribute to be delivered (type D). */
    record Tribute(String text, SortedMap<Good, Portion> portions) implements Term {

        Stock amounts(int x) {
            return Stock.of(
                    good -> portions.containsKey(good) ? portions.get(good).of(x) : 0);
        }
    }

    /**
     * Deeds to be done after the reveal (type C).
     *
     * @param least the least amount that meets it
     */
    record Since(String text, Counter counter, int least) implements Term {}

    /** Count that a deed adds for a province. */
    @FunctionalInterface
    interface Counter {
        int count(Deed deed, Owner province, Law law);
    }

    /**
     * Something that must be so at the check (type S).
     *
     * @param measure the amount of it that a province has
     * @param least the least amount that meets it
     */
    record Standing(String text, ToIntBiFunction<Law, Owner> measure, int least) implements Term {

        boolean holds(Law law, Owner province) {
            return measure.applyAsInt(law, province) >= least;
        }
    }

    /** Only the game master says who has met it. */
    record Manual(String text) implements Term {}
}
