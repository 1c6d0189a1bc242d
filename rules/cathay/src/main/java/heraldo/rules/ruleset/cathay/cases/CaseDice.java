package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Item;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SortedMap;
import java.util.TreeMap;

/** The dice that an example lists. Each label goes on through the whole example; a die too many or too few is a mismatch. */
final class CaseDice implements Dice {

    private final SortedMap<String, Queue<Integer>> listed = new TreeMap<>();
    private final List<String> unlisted = new ArrayList<>();

    void list(Item item) {
        String label = Words.name(item);
        Queue<Integer> values = listed.computeIfAbsent(label, any -> new ArrayDeque<>());
        Words.parts(item).forEach(part -> values.add(item.number(part)));
    }

    @Override
    public Stream stream(String label) {
        return sides -> next(label, sides);
    }

    private int next(String label, int sides) {
        Queue<Integer> values = listed.getOrDefault(label, new ArrayDeque<>());
        if (values.isEmpty()) {
            unlisted.add(label);
            return 1;
        }
        int value = values.remove();
        if (value < 1 || value > sides) {
            throw new IllegalArgumentException("the die " + label + " has " + sides + " sides, not " + value);
        }
        return value;
    }

    /** Shuffled items keep their order. */
    @Override
    public long lot(String label) {
        return 0;
    }

    /** Tells which dice were thrown and not listed, or listed and not thrown. */
    void compare(Findings findings) {
        unlisted.forEach(label -> findings.same("die " + label, "not thrown", "thrown once more than listed"));
        listed.forEach((label, values) -> {
            if (!values.isEmpty()) {
                findings.same("die " + label, "thrown: " + values, "not thrown");
            }
        });
    }
}
