package heraldo.rules.kernel;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The end of a game.
 *
 * @param winners one seat, or several for a shared victory; empty if nobody won
 * @param reason the sentence that says why
 */
public record Outcome(SortedSet<Seat> winners, Message reason) {
    public Outcome {
        winners = Collections.unmodifiableSortedSet(new TreeSet<>(winners));
    }
}
