package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.engine.CaseBlock;
import java.util.List;
import java.util.stream.Collectors;

/** The lines of an example by what they are for. */
record Script(List<CaseBlock.Line> lines) {

    private static final List<String> PARTS = List.of("turn", "pact", "elim", "week");
    private static final String ENTRY = "entry";
    private static final String ORDERS = "O[1-6]";

    Script {
        lines = List.copyOf(lines);
        for (CaseBlock.Line line : lines) {
            if (!line.key().matches("[SDPUEC]|" + ORDERS)) {
                throw Items.wrong(line, line.text());
            }
        }
        if (lines.stream()
                        .filter(Script::orders)
                        .map(CaseBlock.Line::key)
                        .distinct()
                        .count()
                > 1) {
            throw new IllegalArgumentException("two tribes never play at once");
        }
    }

    private static boolean orders(CaseBlock.Line line) {
        return line.key().matches(ORDERS);
    }

    List<CaseBlock.Line> named(String key) {
        return lines.stream().filter(line -> line.key().equals(key)).toList();
    }

    List<String> items(String key) {
        return named(key).stream()
                .flatMap(line -> Items.of(line.text()).stream())
                .toList();
    }

    /** The tribe whose turn it is; the first, if nobody orders anything. */
    int tribe() {
        return lines.stream()
                .filter(Script::orders)
                .map(line -> Integer.parseInt(line.key().substring(1)))
                .findFirst()
                .orElse(1);
    }

    /** What it orders. */
    String orders() {
        return lines.stream().filter(Script::orders).map(CaseBlock.Line::text).collect(Collectors.joining(";"));
    }

    /** Whether its lines are only entered. */
    boolean entry() {
        return named("U").stream().anyMatch(line -> line.text().strip().equals(ENTRY));
    }

    /** What runs; the turn alone if nothing is said. */
    List<String> parts() {
        List<CaseBlock.Line> said = named("U");
        List<String> parts = said.isEmpty()
                ? List.of("turn")
                : List.of(said.get(0).text().strip().split("\\s+"));
        if (!PARTS.containsAll(parts)) {
            throw Items.wrong(said.get(0), said.get(0).text());
        }
        return parts;
    }
}
