package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.cases.Act;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Seat;
import java.util.List;

/** The lines of an example by what they are for. */
record Script(Act act) {

    private static final List<String> PARTS = List.of("turn", "pact", "elim", "week");
    private static final String ENTRY = "entry";

    Script {
        for (CaseBlock.Line line : act.lines()) {
            if (!line.key().matches("[SDPUEC]|O[1-6]")) {
                throw Words.wrong(line, line.text());
            }
        }
        if (act.written().size() > 1) {
            throw new IllegalArgumentException("two tribes never play at once");
        }
    }

    List<Item> items(String key) {
        return Words.items(act.named(key));
    }

    /** The tribe whose turn it is; the first, if nobody orders anything. */
    Seat tribe() {
        return act.written().isEmpty() ? new Seat(1) : act.written().firstKey();
    }

    /** Lists the orders of the tribe as the example writes them. */
    List<String> orders() {
        return act.written().values().stream()
                .flatMap(lines -> Words.items(lines).stream())
                .map(Item::text)
                .toList();
    }

    /** Returns whether the example only enters its lines and plays nothing. */
    boolean entry() {
        return act.named("U").stream().anyMatch(line -> line.text().strip().equals(ENTRY));
    }

    /** Lists the parts that run: by default the turn alone. */
    List<String> parts() {
        List<CaseBlock.Line> said = act.named("U");
        List<String> parts = said.isEmpty()
                ? List.of("turn")
                : List.of(said.get(0).text().strip().split("\\s+"));
        if (!PARTS.containsAll(parts)) {
            throw Words.wrong(said.get(0), said.get(0).text());
        }
        return parts;
    }
}
