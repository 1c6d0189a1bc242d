package heraldo.rules.engine.cases;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The lines of one turn of an example. */
public record Act(List<CaseBlock.Line> lines) {

    private static final String NEXT = "--";

    public Act {
        lines = List.copyOf(lines);
    }

    /** The turns of an example, which lines of {@code --} keep apart. */
    public static List<Act> of(List<CaseBlock.Line> lines) {
        List<Act> acts = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i <= lines.size(); i++) {
            if (i == lines.size() || lines.get(i).key().equals(NEXT)) {
                acts.add(new Act(lines.subList(begin, i)));
                begin = i + 1;
            }
        }
        return acts;
    }

    /** Makes sure that every turn but the first begins with {@code -- next turn}. */
    public static void demandNextTurn(List<CaseBlock.Line> lines) {
        for (CaseBlock.Line line : lines) {
            if (line.key().equals(NEXT) && !line.text().equals("next turn")) {
                throw wrong(line, "the next turn begins with \"-- next turn\"");
            }
        }
    }

    /** This turn, if the keys of all its lines are such. */
    public Act demand(String keys) {
        for (CaseBlock.Line line : lines) {
            if (!line.key().matches(keys)) {
                throw wrong(line, "no line of an example begins with " + line.key() + ":");
            }
        }
        return this;
    }

    /** The lines with a key. */
    public List<CaseBlock.Line> named(String key) {
        return lines.stream().filter(line -> line.key().equals(key)).toList();
    }

    /** The items of all lines with a key. */
    public List<Item> items(String key) {
        return named(key).stream().flatMap(line -> Item.of(line).stream()).toList();
    }

    /** The lines with orders, by the seat that gives them: those of seat 1 begin with {@code O1}. */
    public SortedMap<Seat, List<CaseBlock.Line>> written() {
        SortedMap<Seat, List<CaseBlock.Line>> written = new TreeMap<>();
        lines.stream()
                .filter(line -> line.key().matches("O[0-9]+"))
                .forEach(line -> written.computeIfAbsent(seat(line), any -> new ArrayList<>())
                        .add(line));
        return written;
    }

    /** The seat that a line's key names. */
    public static Seat seat(CaseBlock.Line line) {
        return new Seat(Integer.parseInt(line.key().substring(1)));
    }

    /** The lines that say something: those that are neither blank nor a dash. */
    public static List<CaseBlock.Line> said(List<CaseBlock.Line> lines) {
        return lines.stream().filter(line -> !line.text().matches("-?")).toList();
    }

    /** The orders of some lines, between semicolons that stand alone. */
    public static List<String> orders(List<CaseBlock.Line> lines) {
        String text = lines.stream().map(CaseBlock.Line::text).collect(Collectors.joining(" ; "));
        return lines.isEmpty()
                ? List.of()
                : Arrays.stream(text.split("\\s;(?:\\s|$)")).map(String::strip).toList();
    }

    /** The error that says where something is wrong, and what. */
    public static IllegalArgumentException wrong(CaseBlock.Line line, String why) {
        return new IllegalArgumentException(
                "line " + line.number() + ", \"" + line.key() + ": " + line.text() + "\": " + why);
    }
}
