package heraldo.rules.engine.mind;

import heraldo.rules.kernel.Known;
import java.util.Arrays;
import java.util.Locale;
import java.util.SortedMap;

/**
 * How a ruleset's governors differ ({@code minds.yaml}).
 *
 * @param budgets how far each strength thinks
 * @param tempers what each temper weighs, by the ruleset's own words for it
 */
public record MindTable(SortedMap<Strength, Budget> budgets, SortedMap<Temper, SortedMap<String, Integer>> tempers) {

    public MindTable {
        demand(budgets, Strength.values());
        demand(tempers, Temper.values());
    }

    private static <K extends Enum<K>> void demand(SortedMap<K, ?> rows, K[] all) {
        Arrays.stream(all).filter(each -> !rows.containsKey(each)).findFirst().ifPresent(missing -> {
            throw new IllegalArgumentException(missing.name().toLowerCase(Locale.ROOT) + " is missing; add it");
        });
    }

    /** How far a strength thinks. */
    public Budget budget(Strength strength) {
        return Known.in(budgets, strength);
    }

    /**
     * What a temper weighs something with.
     *
     * @param usual if the temper says nothing of it
     */
    public int weight(Temper temper, String what, int usual) {
        return Known.in(tempers, temper).getOrDefault(what, usual);
    }
}
