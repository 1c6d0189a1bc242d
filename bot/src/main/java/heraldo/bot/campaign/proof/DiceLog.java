package heraldo.bot.campaign.proof;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.kernel.DieRoll;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The dice of a turn, as a record has them. */
final class DiceLog {

    private DiceLog() {}

    /** Dice of one label and as many sides that fell one after another stand together. */
    static List<Line.Rolls> of(List<DieRoll> rolls) {
        List<Line.Rolls> log = new ArrayList<>();
        for (DieRoll roll : rolls) {
            Line.Rolls last = log.isEmpty() ? null : log.get(log.size() - 1);
            if (last != null && continues(last, roll)) {
                List<Integer> values = new ArrayList<>(last.values());
                values.add(roll.value());
                log.set(log.size() - 1, new Line.Rolls(last.label(), last.first(), last.sides(), values));
            } else {
                log.add(new Line.Rolls(roll.label(), roll.index(), roll.sides(), List.of(roll.value())));
            }
        }
        return List.copyOf(log);
    }

    private static boolean continues(Line.Rolls last, DieRoll roll) {
        return last.label().equals(roll.label())
                && last.sides() == roll.sides()
                && last.first() + last.values().size() == roll.index();
    }

    /** Lists the differences between a dice log and the dice that follow from a seed. */
    static List<String> faults(List<Line.Rolls> log, byte[] seed) {
        KeyedDice dice = new KeyedDice(seed);
        SortedMap<String, Reader> readers = new TreeMap<>();
        List<String> faults = new ArrayList<>();
        for (Line.Rolls rolls : log) {
            if (rolls.first() == 0) {
                readers.put(rolls.label(), new Reader(dice.stream(rolls.label())));
            }
            Reader reader = readers.get(rolls.label());
            if (reader == null || reader.index != rolls.first()) {
                faults.add("the dice \"" + rolls.label() + "\" do not begin at " + rolls.first());
            } else if (!reader.next(rolls).equals(rolls.values())) {
                faults.add("the dice \"" + rolls.label() + "\" are not those of the seed");
            }
        }
        return faults;
    }

    /** The read position in the dice stream of a label. */
    private static final class Reader {
        private final Dice.Stream stream;
        private int index;

        Reader(Dice.Stream stream) {
            this.stream = stream;
        }

        List<Integer> next(Line.Rolls rolls) {
            List<Integer> values = new ArrayList<>();
            rolls.values().forEach(any -> values.add(stream.next(rolls.sides())));
            index += values.size();
            return values;
        }
    }
}
