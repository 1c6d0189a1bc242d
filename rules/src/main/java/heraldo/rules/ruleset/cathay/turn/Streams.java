package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.chance.Dice;
import java.util.SortedMap;
import java.util.TreeMap;

/** Dice within one resolution: a label that is used again goes on with its stream (§6). */
final class Streams {

    private final Dice dice;
    private final SortedMap<String, Dice.Stream> open = new TreeMap<>();

    Streams(Dice dice) {
        this.dice = dice;
    }

    /** The next die of a label. */
    int next(String label, int sides) {
        return open.computeIfAbsent(label, dice::stream).next(sides);
    }
}
