package heraldo.rules.engine.coverage;

import heraldo.rules.data.RulesetFolder;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The codes of a rules file ({@code coverage.yaml}).
 *
 * @param codes every code of an entry error, a warning, an outcome or a note, in the rules file's order
 * @param worked the outcomes of a line that did what it said; {@code OK} if not given
 * @param unreached what games against oneself cannot reach, and why: a code, an order type as {@code order.<key>}, or a
 *     chosen value as {@code <key>.<parameter>.<stored value>}
 */
public record CodeTable(
        List<String> codes, Optional<List<String>> worked, Optional<SortedMap<String, String>> unreached) {

    private static final String FILE = "coverage.yaml";

    public CodeTable {
        codes = List.copyOf(codes);
    }

    /** The table of a ruleset; empty if its folder has none. */
    public static Optional<CodeTable> of(RulesetFolder folder) {
        return folder.has(FILE) ? Optional.of(folder.table(FILE, CodeTable.class)) : Optional.empty();
    }

    /** Returns whether an outcome is that of a line that did what it said. */
    boolean works(String code) {
        return worked.orElse(List.of("OK")).contains(code);
    }

    /** Returns the reason why self-play cannot reach an item; empty if the table has none. */
    Optional<String> excuse(String item) {
        return unreached.map(excuses -> excuses.get(item));
    }
}
