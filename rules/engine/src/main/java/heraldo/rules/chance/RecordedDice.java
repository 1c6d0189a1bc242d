package heraldo.rules.chance;

import heraldo.rules.kernel.DieRoll;
import java.util.ArrayList;
import java.util.List;

/**
 * Dice that write down every roll, for the turn's public log: labels and values become public when the turn ends, so a label
 * must name nothing that stays secret. Lots are not dice and are not recorded.
 */
public final class RecordedDice implements Dice {

    private final Dice dice;
    private final List<DieRoll> rolls = new ArrayList<>();

    public RecordedDice(Dice dice) {
        this.dice = dice;
    }

    @Override
    public Stream stream(String label) {
        Stream stream = dice.stream(label);
        int[] index = {0};
        return sides -> {
            int value = stream.next(sides);
            rolls.add(new DieRoll(label, index[0]++, sides, value));
            return value;
        };
    }

    @Override
    public long lot(String label) {
        return dice.lot(label);
    }

    /** Every die so far, in the order in which they fell. */
    public List<DieRoll> rolls() {
        return List.copyOf(rolls);
    }
}
