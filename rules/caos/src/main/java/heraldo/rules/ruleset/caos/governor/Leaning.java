package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Known;
import java.util.SortedMap;

/**
 * The aims of a sheet.
 *
 * @param weights by the words of {@code minds.yaml}, of a hundred
 * @param salt a number that makes two sheets of the same weights differ
 */
record Leaning(SortedMap<String, Integer> weights, int salt) {

    private static final int HUNDRED = 100;

    /** No two governors judge a planet quite alike: by so much of a hundred they differ. */
    private static final int SPREAD = 30;

    Leaning {
        weights = Frozen.map(weights);
    }

    static Leaning of(MindTable table, Temper temper, int salt) {
        return new Leaning(Known.in(table.tempers(), temper), salt);
    }

    int weight(String what) {
        return Known.in(weights, what);
    }

    /** A value as this leaning sees it. */
    int weighed(String what, int value) {
        return value * weight(what) / HUNDRED;
    }

    Leaning with(String what, int weight) {
        return new Leaning(Frozen.with(weights, what, weight), salt);
    }

    Leaning salted(int other) {
        return new Leaning(weights, other);
    }

    /** A value as its whim has it. */
    int fancied(String planet, int value) {
        int whim = Math.floorMod(mixed(salt ^ planet.hashCode()), SPREAD + 1);
        return value * (HUNDRED - SPREAD / 2 + whim) / HUNDRED;
    }

    /** A number that tells nothing of the one it is made from, and is the same for the same. */
    static int mixed(int number) {
        int product = number * 0x9E3779B1;
        return product ^ (product >>> 15);
    }
}
