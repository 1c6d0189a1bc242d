package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.ruleset.tribus.chart.Chart;
import java.util.Arrays;
import java.util.List;

/** The items of a line, between semicolons, and what they are made of. */
final class Items {

    private Items() {}

    static List<String> of(String text) {
        return Arrays.stream(text.split(";"))
                .map(String::strip)
                .filter(item -> !item.isEmpty() && !item.equals("-"))
                .toList();
    }

    /** A number; 0 if there is none. */
    static int number(String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    static Hex hex(Chart chart, CaseBlock.Line line, String name) {
        return chart.find(name).orElseThrow(() -> wrong(line, name));
    }

    /** {@code D4+A4}. */
    static List<Hex> hexes(Chart chart, CaseBlock.Line line, String names) {
        return Arrays.stream(names.split("\\+"))
                .map(name -> hex(chart, line, name))
                .toList();
    }

    static IllegalArgumentException wrong(CaseBlock.Line line, String item) {
        return new IllegalArgumentException("line " + line.number() + ", " + line.key() + ": " + item);
    }
}
