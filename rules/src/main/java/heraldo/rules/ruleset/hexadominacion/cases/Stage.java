package heraldo.rules.ruleset.hexadominacion.cases;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.game.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The lines of one round of an example.
 *
 * @param orders what each seat wrote
 * @param dice forced dice
 * @param lastPhase the phase after which the example looks at the board
 * @param expected what must be true then
 */
record Stage(SortedMap<Seat, String> orders, List<Item> dice, int lastPhase, List<Item> expected) {

    /** An example stops after the attacks unless it says otherwise (§5). */
    private static final int USUAL_PHASE = 6;

    /** The rounds of an example, from the lines after its state; all but the last are played to their end. */
    static List<Stage> of(List<CaseBlock.Line> lines) {
        List<Stage> stages = new ArrayList<>();
        List<CaseBlock.Line> round = new ArrayList<>();
        for (CaseBlock.Line line : lines) {
            if (line.key().equals("--")) {
                stages.add(of(round, Sequence.LAST));
                round = new ArrayList<>();
            } else {
                round.add(line);
            }
        }
        stages.add(of(round, USUAL_PHASE));
        return stages;
    }

    private static Stage of(List<CaseBlock.Line> lines, int usualPhase) {
        SortedMap<Seat, String> orders = new TreeMap<>();
        List<Item> dice = new ArrayList<>();
        List<Item> expected = new ArrayList<>();
        int lastPhase = usualPhase;
        for (CaseBlock.Line line : lines) {
            switch (line.key()) {
                case "O1", "O2", "O3", "O4", "O5", "O6" ->
                    orders.merge(new Seat(line.key().charAt(1) - '0'), line.text(), (one, more) -> one + " ; " + more);
                case "D" -> dice.addAll(Item.of(line.number(), line.text()));
                case "E" -> expected.addAll(Item.of(line.number(), line.text()));
                case "U" -> lastPhase = phase(line);
                default -> throw wrong(line, "no line of an example begins with " + line.key() + ":");
            }
        }
        return new Stage(orders, dice, lastPhase, expected);
    }

    private static int phase(CaseBlock.Line line) {
        if (!line.text().strip().matches("[1-8]")) {
            throw wrong(line, "U: is followed by a phase, 1 to 8");
        }
        return Integer.parseInt(line.text().strip());
    }

    static IllegalArgumentException wrong(CaseBlock.Line line, String why) {
        return new IllegalArgumentException(
                "line " + line.number() + ", \"" + line.key() + ": " + line.text() + "\": " + why);
    }
}
