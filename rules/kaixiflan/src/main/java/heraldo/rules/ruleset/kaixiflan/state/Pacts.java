package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.kernel.Frozen;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * Mutual trade agreements (K33, R50).
 *
 * @param halves the halves that one side has done and the other has not answered yet
 * @param agreements established ones, with the turn in which they were; the pair's lower province is {@code from}
 */
public record Pacts(SortedSet<Pair> halves, SortedMap<Pair, Integer> agreements) {

    public static final Pacts NONE = new Pacts(Frozen.noSet(), Frozen.noMap());

    public Pacts {
        halves = Frozen.set(halves);
        agreements = Frozen.map(agreements);
    }

    /** Two provinces; written {@code P1>P2}. */
    public record Pair(Owner from, Owner to) implements Comparable<Pair> {

        /** Undoes {@link #toString()}. */
        public static Pair of(String text) {
            String[] ends = text.split(">", 2);
            return new Pair(Owner.valueOf(ends[0]), Owner.valueOf(ends[1]));
        }

        public Pair reversed() {
            return new Pair(to, from);
        }

        /** The same pair with its lower province first. */
        public Pair sorted() {
            return from.compareTo(to) <= 0 ? this : reversed();
        }

        @Override
        public int compareTo(Pair other) {
            int first = from.compareTo(other.from);
            return first != 0 ? first : to.compareTo(other.to);
        }

        @Override
        public String toString() {
            return from + ">" + to;
        }
    }

    public boolean allied(Owner one, Owner other) {
        return agreements.containsKey(new Pair(one, other).sorted());
    }

    public boolean offered(Owner from, Owner to) {
        return halves.contains(new Pair(from, to));
    }

    /** One side's half is done. */
    public Pacts offering(Owner from, Owner to) {
        return new Pacts(Frozen.with(halves, new Pair(from, to)), agreements);
    }

    /** Both halves are done: the agreement stands. */
    public Pacts establishing(Owner one, Owner other, int turn) {
        Pair pair = new Pair(one, other).sorted();
        SortedSet<Pair> open = Frozen.without(Frozen.without(halves, pair), pair.reversed());
        return new Pacts(open, Frozen.with(agreements, pair, turn));
    }
}
