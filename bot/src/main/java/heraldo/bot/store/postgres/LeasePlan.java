package heraldo.bot.store.postgres;

import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The shards (parts of the bot's servers) that a program wants to serve.
 *
 * @param total number of parts, from 1; all programs on the same books must agree
 * @param first the lowest of those it may take, from 0
 * @param last the highest
 * @param most largest number that it takes, from 1
 * @param alone whether no other program may have the books open
 */
public record LeasePlan(int total, int first, int last, int most, boolean alone) {
    /** All of them, and the books for itself. */
    public static LeasePlan alone(int total) {
        return new LeasePlan(total, 0, total - 1, total, true);
    }

    /** Those from one to another, both included. */
    public static LeasePlan range(int total, int first, int last) {
        return new LeasePlan(total, first, last, last - first + 1, false);
    }

    /** Whichever are free. */
    public static LeasePlan anyOf(int total, int most) {
        return new LeasePlan(total, 0, total - 1, most, false);
    }

    /** Returns whether it takes all its parts at once; if any of them will do, it leaves others the time to take theirs. */
    boolean fixed() {
        return alone || last - first + 1 < total;
    }

    /** Those that may be taken, the lowest first. */
    SortedSet<Integer> wanted() {
        return IntStream.rangeClosed(first, last).boxed().collect(Collectors.toCollection(TreeSet::new));
    }
}
