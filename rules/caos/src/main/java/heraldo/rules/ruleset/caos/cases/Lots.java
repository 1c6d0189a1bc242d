package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.chance.RecordedDice;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Item;
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
            listed.computeIfAbsent(Words.subject(item), label -> new ArrayList<>())
                    .addAll(Arrays.stream(item.value().split(","))
                            .map(String::strip)
                            .map(item::number)
                            .toList());
        }
        this.dice = new RecordedDice(new ForcedDice(listed));
    }

    RecordedDice dice() {
        return dice;
    }

    /** Adds a finding if the listed dice differ from the dice thrown. */
    void compare(Findings findings) {
        SortedMap<String, List<Integer>> thrown = new TreeMap<>();
        dice.rolls()
                .forEach(roll -> thrown.computeIfAbsent(roll.label(), label -> new ArrayList<>())
                        .add(roll.value()));
        findings.same("D", listed, thrown);
    }
}
