package heraldo.testing;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * Sizes and seeds of randomised tests. {@code mvn verify} draws a small sample from fixed seeds; {@code mvn -Plong verify} draws
 * the whole sample from a seed that changes with every build. That seed is logged, and {@code -Dheraldo.seed=N} repeats it.
 */
public final class Sampling {

    private static final Logger LOG = System.getLogger(Sampling.class.getName());

    /** Set by the profile {@code long} of the build. */
    private static final boolean LONG = Boolean.getBoolean("heraldo.long");

    /** The seed of this build; 0 where none was drawn. */
    private static final long BUILD = Long.getLong("heraldo.seed", 0);

    private Sampling() {}

    /**
     * Returns the size of a sample.
     *
     * @param key the system property that overrides both sizes
     * @param usual the size in {@code mvn verify}
     * @param whole the size in {@code mvn -Plong verify}
     */
    public static int size(String key, int usual, int whole) {
        return Integer.getInteger(key, LONG ? whole : usual);
    }

    /** Returns whether whole samples are drawn, for a sample that is not a number of equals. */
    public static boolean whole() {
        return LONG;
    }

    /**
     * Returns some of the values that a test is repeated for, such as games: all in {@code mvn -Plong verify}.
     *
     * @param test who asks: tests begin at different values, so that most values are looked at by some test
     * @param usual how many in {@code mvn verify}
     */
    public static <T> List<T> some(Class<?> test, int usual, Collection<? extends T> all) {
        List<T> values = new ArrayList<>(all);
        Collections.rotate(values, test.getSimpleName().hashCode());
        return LONG ? List.copyOf(all) : values.subList(0, Math.min(usual, values.size()));
    }

    /**
     * Returns the seed of a sample whose property holds for every seed: the fixed one, or one drawn from the seed of the build.
     *
     * @param test who draws, as it is logged; different tests get different seeds
     */
    public static long seed(Class<?> test, long fixed) {
        if (BUILD == 0) {
            return fixed;
        }
        long drawn = fixed + 31 * (BUILD + 31L * test.getName().hashCode());
        LOG.log(
                Level.INFO,
                "{0} draws from seed {1} (repeat with -Dheraldo.seed={2})",
                test.getName(),
                "" + drawn,
                "" + BUILD);
        return drawn;
    }
}
