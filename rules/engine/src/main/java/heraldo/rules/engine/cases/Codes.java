package heraldo.rules.engine.cases;

import heraldo.rules.kernel.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The results of the written lines of a turn, each by its name, as in {@code X1.2}, and the expectations of an example. */
public final class Codes {

    /** The usual code of a line that was accepted and carried out. */
    public static final String OK = "OK";

    private static final String NOWHERE = "no such line";

    private final String fine;
    private final Map<String, String> codes = new LinkedHashMap<>();
    private final SortedMap<String, String> expected = new TreeMap<>();

    public Codes() {
        this(OK);
    }

    /**
     * Of lines none of which is known yet.
     *
     * @param fine the code that need not be expected
     */
    public Codes(String fine) {
        this.fine = fine;
    }

    /** A line's code. */
    public void put(String name, String code) {
        codes.put(name, code);
    }

    /** The codes of all lines of a seat, in the order in which they are written. */
    public void put(int seat, List<String> ofSeat) {
        for (int line = 1; line <= ofSeat.size(); line++) {
            put(name("X", seat, line), ofSeat.get(line - 1));
        }
    }

    /** Returns the name of a line in examples. */
    public static String name(String kind, int seat, int line) {
        return kind + seat + "." + line;
    }

    /** Returns the names of warnings in examples: the last words of their keys. */
    public static List<String> ofWarnings(List<Message> warnings) {
        return warnings.stream()
                .map(Message::key)
                .map(key -> key.substring(key.lastIndexOf('.') + 1))
                .toList();
    }

    /** The code of a line; empty if no such line was written. */
    public Optional<String> of(String name) {
        return Optional.ofNullable(codes.get(name));
    }

    /** Notes what an example expects of a line. */
    public void expect(String name, String code) {
        expected.put(name, code);
    }

    /** Compares a line with what an example expects of it. */
    public void check(String name, String code, Findings findings) {
        expect(name, code);
        findings.same(name, code, codes.getOrDefault(name, NOWHERE));
    }

    /** All lines of which nothing was expected must be fine. */
    public void others(Findings findings) {
        codes.forEach((name, code) -> {
            if (!expected.containsKey(name)) {
                findings.same(name, fine, code);
            }
        });
    }

    /** Compares all lines with what is expected of them, one after another. */
    public void all(Findings findings) {
        codes.forEach((name, code) -> findings.same(name, expected.getOrDefault(name, fine), code));
        expected.forEach((name, code) -> findings.same(name, code, codes.containsKey(name) ? code : NOWHERE));
    }
}
