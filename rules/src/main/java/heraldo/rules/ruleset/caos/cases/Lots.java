package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.chance.RecordedDice;
import heraldo.rules.engine.CaseDialect.Mismatch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The dice of a turn as its {@code D:} lines list them: every one of them must be thrown, and no other. */
final class Lots {

    private final SortedMap<String, List<Integer>> listed = new TreeMap<>();
    private final RecordedDice dice;

    Lots(List<Item> items) {
        for (Item item : items) {
            listed.computeIfAbsent(item.subject(), label -> new ArrayList<>())
                    .addAll(Arrays.stream(item.value().split(","))
                            .map(item::number)
                            .toList());
        }
        this.dice = new RecordedDice(new ForcedDice(listed));
    }

    RecordedDice dice() {
        return dice;
    }

    /** What was listed and not thrown, or thrown and not listed. */
    List<Mismatch> mismatches() {
        SortedMap<String, List<Integer>> thrown = new TreeMap<>();
        dice.rolls()
                .forEach(roll -> thrown.computeIfAbsent(roll.label(), label -> new ArrayList<>())
                        .add(roll.value()));
        return thrown.equals(listed)
                ? List.of()
                : List.of(new Mismatch("D", String.valueOf(listed), String.valueOf(thrown)));
    }
}
