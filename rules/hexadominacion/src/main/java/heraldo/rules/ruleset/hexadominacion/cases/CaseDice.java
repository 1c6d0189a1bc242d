package heraldo.rules.ruleset.hexadominacion.cases;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.engine.cases.Item;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Forced dice as examples write them: {@code order=2,1} and {@code atk|1|F7|1|A=10*3}. Dice that are not named show 1. */
final class CaseDice implements Dice {

    private static final String LOT = "orden|";

    private final SortedMap<String, Integer> lots = new TreeMap<>();
    private final ForcedDice dice;

    CaseDice(List<Item> items) {
        SortedMap<String, List<Integer>> faces = new TreeMap<>();
        for (Item item : items) {
            int sign = item.text().lastIndexOf('=');
            if (sign < 1) {
                throw item.wrong("dice are written as label=1,2,3");
            }
            List<Integer> values = values(item, item.text().substring(sign + 1));
            String label = item.text().substring(0, sign).strip();
            if (label.equals("order")) {
                values.forEach(seat -> lots.put(LOT + seat, lots.size()));
            } else {
                faces.put(label, values);
            }
        }
        dice = new ForcedDice(faces);
    }

    /** {@code 3*6,1} is 6, 6, 6, 1. */
    private static List<Integer> values(Item item, String written) {
        List<Integer> values = new ArrayList<>();
        for (String part : written.split(",", 0)) {
            String[] times = part.strip().split("\\*", -1);
            int value = item.number(times[times.length - 1]);
            int count = times.length == 2 ? item.number(times[0]) : 1;
            Integer[] repeated = new Integer[count];
            Arrays.fill(repeated, value);
            values.addAll(Arrays.asList(repeated));
        }
        return values;
    }

    @Override
    public Stream stream(String label) {
        return dice.stream(label);
    }

    /** The place in the forced order; seats that are not named come after those that are, in ascending order. */
    @Override
    public long lot(String label) {
        return lots.getOrDefault(label, lots.size());
    }
}
