package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.tribus.chart.Chart;
import java.util.Arrays;
import java.util.List;

/** Parser for the words of an item. */
final class Words {

    private static final String NONE = "-";

    private Words() {}

    /** The items of some lines; a dash is none. */
    static List<Item> items(List<CaseBlock.Line> lines) {
        return lines.stream()
                .flatMap(line -> Item.of(line).stream())
                .filter(item -> !item.text().equals(NONE))
                .toList();
    }

    /** A number; 0 if there is none. */
    static int number(String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    static Hex hex(Chart chart, Item item, String name) {
        return chart.find(name).orElseThrow(() -> wrong(item.line(), name));
    }

    /** {@code D4+A4}. */
    static List<Hex> hexes(Chart chart, Item item, String names) {
        return Arrays.stream(names.split("\\+"))
                .map(name -> hex(chart, item, name))
                .toList();
    }

    static IllegalArgumentException wrong(CaseBlock.Line line, String what) {
        return new IllegalArgumentException("line " + line.number() + ", " + line.key() + ": " + what);
    }
}
