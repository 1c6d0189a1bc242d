package heraldo.rules.engine.cases;

import heraldo.rules.engine.CaseDialect.Mismatch;
import java.util.ArrayList;
import java.util.List;

/** The mismatches between an example and the game. */
public final class Findings {

    private final List<Mismatch> mismatches = new ArrayList<>();

    /** Compares one thing: both are the same if they are written alike. */
    public void same(String what, Object expected, Object got) {
        String wanted = String.valueOf(expected);
        String found = String.valueOf(got);
        if (!wanted.equals(found)) {
            mismatches.add(new Mismatch(what, wanted, found));
        }
    }

    /** All of it, in the order in which it was found. */
    public List<Mismatch> all() {
        return List.copyOf(mismatches);
    }
}
