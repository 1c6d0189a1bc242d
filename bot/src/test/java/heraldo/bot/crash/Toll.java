package heraldo.bot.crash;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What came of many runs. */
final class Toll {
    private final Map<Sin, Integer> sins = new EnumMap<>(Sin.class);
    private final List<String> stories = new ArrayList<>();
    private final Set<String> reached = new TreeSet<>();
    private int runs;
    private int receipts;

    /** One more run. */
    void run() {
        runs++;
    }

    /** The same, of one program. */
    void run(Run run, boolean died) {
        run();
        if (died) {
            reached.add(run.kill().toString());
        }
    }

    /** What the oracle found after a run; told with where it can be found again. */
    void found(String where, List<Finding> findings) {
        for (Finding finding : findings) {
            sins.merge(finding.sin(), 1, Integer::sum);
            stories.add(where + ": " + finding);
        }
    }

    /** What came of others. */
    void add(Toll others) {
        others.sins.forEach((sin, count) -> sins.merge(sin, count, Integer::sum));
        stories.addAll(others.stories);
        reached.addAll(others.reached);
        runs += others.runs;
        receipts += others.receipts;
    }

    void receipts(int given) {
        receipts += given;
    }

    int runs() {
        return runs;
    }

    int receipts() {
        return receipts;
    }

    /** The kills that struck, as they are written. */
    Set<String> reached() {
        return Collections.unmodifiableSet(reached);
    }

    List<String> stories() {
        return Collections.unmodifiableList(stories);
    }

    Set<Sin> sins() {
        return Collections.unmodifiableSet(sins.keySet());
    }

    @Override
    public String toString() {
        return "runs=%d lost=%d double=%d duplicate=%d unsound=%d receipts=%d"
                .formatted(
                        runs, count(Sin.LOST), count(Sin.DOUBLE), count(Sin.DUPLICATE), count(Sin.UNSOUND), receipts);
    }

    private int count(Sin sin) {
        return sins.getOrDefault(sin, 0);
    }
}
