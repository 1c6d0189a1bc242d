package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The lines of one turn of an example.
 *
 * @param orders the line of each province that sends something
 * @param edits the game master's edits before the deadline
 * @param dice forced dice
 * @param expected what must be true afterwards
 * @param resolved whether the turn is played
 */
record Stage(
        Map<Owner, CaseBlock.Line> orders,
        List<CaseBlock.Line> edits,
        List<CaseBlock.Line> dice,
        List<CaseBlock.Line> expected,
        boolean resolved) {

    /** The turns of an example, from the lines after its state. */
    static List<Stage> of(List<CaseBlock.Line> lines) {
        List<Stage> stages = new ArrayList<>();
        List<CaseBlock.Line> turn = new ArrayList<>();
        for (CaseBlock.Line line : lines) {
            if (line.key().equals("--")) {
                if (!line.text().equals("next turn")) {
                    throw wrong(line, "the next turn begins with \"-- next turn\"");
                }
                stages.add(stage(turn));
                turn = new ArrayList<>();
            } else {
                turn.add(line);
            }
        }
        stages.add(stage(turn));
        return stages;
    }

    private static Stage stage(List<CaseBlock.Line> lines) {
        Map<Owner, CaseBlock.Line> orders = new EnumMap<>(Owner.class);
        List<CaseBlock.Line> edits = new ArrayList<>();
        List<CaseBlock.Line> dice = new ArrayList<>();
        List<CaseBlock.Line> expected = new ArrayList<>();
        boolean resolved = true;
        for (CaseBlock.Line line : lines) {
            switch (line.key()) {
                case "O1", "O2", "O3", "O4", "O5", "O6" -> {
                    if (orders.put(Owner.valueOf("P" + line.key().charAt(1)), line) != null) {
                        throw wrong(line, "orders of the same province stand on one line");
                    }
                }
                case "GM" -> edits.add(line);
                case "D" -> dice.add(line);
                case "E" -> expected.add(line);
                case "U" -> resolved = unresolved(line);
                default -> throw wrong(line, "no line of an example begins with " + line.key() + ":");
            }
        }
        return new Stage(orders, edits, dice, expected, resolved);
    }

    private static boolean unresolved(CaseBlock.Line line) {
        if (!line.text().strip().equals("0")) {
            throw wrong(line, "U: is followed by 0");
        }
        return false;
    }

    static IllegalArgumentException wrong(CaseBlock.Line line, String why) {
        return new IllegalArgumentException(
                "line " + line.number() + ", \"" + line.key() + ": " + line.text() + "\": " + why);
    }
}
