package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.Function;

/** Draws lots among candidates, and remembers every draw. A draw with one candidate is not made (§6). */
public final class Draws {

    private final Dice dice;
    private final SortedMap<String, Dice.Stream> streams = new TreeMap<>();
    private final List<Draw> made = new ArrayList<>();

    public Draws(Dice dice) {
        this.dice = dice;
    }

    /**
     * One of some candidates: the next die of a label.
     *
     * @param candidates at least one
     * @param seats the seats of a candidate
     */
    public <T> T among(String label, List<T> candidates, Function<T, SortedSet<Seat>> seats) {
        if (candidates.size() == 1) {
            return candidates.get(0);
        }
        int value = streams.computeIfAbsent(label, dice::stream).next(candidates.size());
        made.add(new Draw(label, candidates.stream().map(seats).toList(), value));
        return candidates.get(value - 1);
    }

    /** One of some seats. */
    public Seat among(String label, List<Seat> candidates) {
        return among(label, candidates, seat -> Frozen.set(List.of(seat)));
    }

    public List<Draw> made() {
        return List.copyOf(made);
    }
}
