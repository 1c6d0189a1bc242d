package heraldo.rules.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Dice with preset values, for examples and tests. When they run out, every die is 1. */
public final class ForcedDice implements Dice {

    private final SortedMap<String, List<Integer>> values = new TreeMap<>();

    public ForcedDice(Map<String, List<Integer>> values) {
        values.forEach((label, faces) -> this.values.put(label, new ArrayList<>(faces)));
    }

    @Override
    public Stream stream(String label) {
        List<Integer> faces = values.getOrDefault(label, List.of());
        int[] next = {0};
        return sides -> next[0] < faces.size() ? faces.get(next[0]++) : 1;
    }

    /** Always 0: shuffled items keep the order in which they were named. */
    @Override
    public long lot(String label) {
        return 0;
    }
}
