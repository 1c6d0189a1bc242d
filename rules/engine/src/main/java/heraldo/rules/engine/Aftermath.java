package heraldo.rules.engine;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Viewer;
import java.util.List;

/**
 * A played turn, as far as a viewer may know it: the source of its post, cards and plates. A turn of many steps is treated as
 * one.
 *
 * @param before the position in which it was opened
 * @param results the lines of which the viewer may know what came of them
 * @param chronicle the story, without what is meant for others
 * @param after the position it led to
 * @param viewer whose eyes it is for: it reveals no more of the two positions than these show that viewer
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
