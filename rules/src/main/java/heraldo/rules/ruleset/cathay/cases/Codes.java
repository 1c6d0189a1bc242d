package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.engine.CaseDialect.Mismatch;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** What came of the lines of a stage: {@code X1.2} for orders, {@code P2.1} for plans. Lines that are not named must be accepted. */
final class Codes {

    static final String OK = "OK";

    private final SortedMap<String, String> codes = new TreeMap<>();
    private final SortedSet<String> named = new TreeSet<>();
    private final SortedMap<Integer, Integer> lines = new TreeMap<>();

    /** The next line of a seat's orders. */
    void order(int seat, String code) {
        int line = lines.merge(seat, 1, Integer::sum);
        codes.put("X" + seat + "." + line, code);
    }

    void plan(int seat, int line, String code) {
        codes.put("P" + seat + "." + line, code);
    }

    static boolean names(String key) {
        return key.matches("[XP][1-9]\\.[0-9]{1,2}");
    }

    List<Mismatch> check(Item item) {
        named.add(item.key());
        return same(item.key(), item.value(), codes.getOrDefault(item.key(), "no such line"));
    }

    List<Mismatch> others() {
        List<Mismatch> mismatches = new ArrayList<>();
        codes.forEach((key, code) -> {
            if (!named.contains(key)) {
                mismatches.addAll(same(key, OK, code));
            }
        });
        return mismatches;
    }

    static List<Mismatch> same(String what, String expected, String got) {
        return expected.equals(got) ? List.of() : List.of(new Mismatch(what, expected, got));
    }
}
