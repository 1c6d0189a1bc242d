package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The lines of one turn of an example.
 *
 * @param setting what is so before it
 * @param orders what each seat sends, line after line
 * @param dice the values of all dice that are thrown
 * @param ending whether only the end of the game is played
 * @param expected what must be true afterwards
 */
record Round(
        List<Item> setting,
        SortedMap<Seat, List<String>> orders,
        List<Item> dice,
        boolean ending,
        List<Item> expected) {

    /** The turns of an example. */
    static List<Round> of(List<CaseBlock.Line> lines) {
        List<Round> rounds = new ArrayList<>();
        List<CaseBlock.Line> turn = new ArrayList<>();
        for (CaseBlock.Line line : lines) {
            if (line.key().equals("--")) {
                if (!line.text().strip().equals("next turn")) {
                    throw wrong(line, "the next turn begins with \"-- next turn\"");
                }
                rounds.add(round(turn));
                turn = new ArrayList<>();
            } else {
                turn.add(line);
            }
        }
        rounds.add(round(turn));
        return rounds;
    }

    private static Round round(List<CaseBlock.Line> lines) {
        List<Item> setting = new ArrayList<>();
        SortedMap<Seat, List<String>> orders = new TreeMap<>();
        List<Item> dice = new ArrayList<>();
        List<Item> expected = new ArrayList<>();
        boolean ending = false;
        for (CaseBlock.Line line : lines) {
            List<Item> items = Item.of(line.number(), line.text());
            switch (line.key()) {
                case "S" -> setting.addAll(items);
                case "D" -> dice.addAll(items);
                case "E" -> expected.addAll(items);
                case "U" -> ending = ending(line);
                default ->
                    orders.computeIfAbsent(seat(line), seat -> new ArrayList<>())
                            .addAll(orders(line.text()));
            }
        }
        return new Round(setting, orders, dice, ending, expected);
    }

    private static boolean ending(CaseBlock.Line line) {
        return switch (line.text().strip()) {
            case "turn" -> false;
            case "end" -> true;
            default -> throw wrong(line, "U: is followed by turn or end");
        };
    }

    private static Seat seat(CaseBlock.Line line) {
        if (!line.key().matches("O([1-9]|10)")) {
            throw wrong(line, "no line of an example begins with " + line.key() + ":");
        }
        return new Seat(Integer.parseInt(line.key().substring(1)));
    }

    /** The orders of a line; none for {@code -}. */
    private static List<String> orders(String text) {
        return text.isBlank() || Item.isNone(text)
                ? List.of()
                : List.of(text.strip().split("\\s+;(?:\\s+|$)"));
    }

    private static IllegalArgumentException wrong(CaseBlock.Line line, String why) {
        return new IllegalArgumentException(
                "line " + line.number() + ", \"" + line.key() + ": " + line.text() + "\": " + why);
    }
}
