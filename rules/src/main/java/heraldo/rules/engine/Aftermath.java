package heraldo.rules.engine;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Viewer;
import java.util.List;

/**
 * A turn that has been played, as far as somebody may know of it: what its post, its cards and its plates are made from. A
 * turn of many steps is told as one.
 *
 * @param before the position in which it was opened
 * @param results the lines of which the viewer may know what came of them
 * @param chronicle the story, without what is meant for others
 * @param after the position it led to
 * @param viewer whose eyes it is for: what is made of it tells them nothing else of the two positions than they show them
 */
public record Aftermath<S>(S before, List<LineResult> results, Chronicle chronicle, S after, Viewer viewer) {
    public Aftermath {
        results = List.copyOf(results);
    }

    /** Prints nothing of it. */
    @Override
    public String toString() {
        return "aftermath for " + viewer;
    }
}
