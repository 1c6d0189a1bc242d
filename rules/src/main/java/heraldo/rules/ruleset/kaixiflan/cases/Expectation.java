package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.CaseDialect.Mismatch;
import java.util.List;
import java.util.Objects;

/** What an item of an {@code E:} line looks at. */
@FunctionalInterface
interface Expectation {

    /** What is not as the item says. */
    List<Mismatch> check(After after, Item item);

    /** Compares one thing. */
    static List<Mismatch> same(String what, Object expected, Object got) {
        return Objects.equals(expected, got)
                ? List.of()
                : List.of(new Mismatch(what, String.valueOf(expected), String.valueOf(got)));
    }
}
