package heraldo.rules.engine.mind;

import heraldo.rules.kernel.Known;
import java.util.Arrays;
import java.util.Locale;
import java.util.SortedMap;

/**
 * The settings of a ruleset's governors ({@code minds.yaml}).
 *
 * @param budgets the budget of each strength
 * @param tempers the weights of each temper, by the ruleset's own words for them
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

    /** Returns the budget of a strength. */
    public Budget budget(Strength strength) {
        return Known.in(budgets, strength);
    }

    /**
     * Returns the weight that a temper gives something.
     *
     * @param usual the default, if the temper says nothing of it
     */
    public int weight(Temper temper, String what, int usual) {
        return Known.in(tempers, temper).getOrDefault(what, usual);
    }
}
