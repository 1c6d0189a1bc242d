package heraldo.rules.ruleset.kaixiflan.book;

import java.util.Map;

/**
 * Cost of one unit, and the most of its kind that an owner may have alive (K26).
 *
 * @param id {@code colonist} or {@code army}
 */
public record UnitCost(String id, Stock cost, int most) {

    public static final String COLONIST = "colonist";
    public static final String ARMY = "army";

    /** A row of {@code units.yaml}. */
    record Row(String id, Map<String, Integer> cost, int most) {
        UnitCost unit() {
            return new UnitCost(id, Stock.of(cost), most);
        }
    }
}
