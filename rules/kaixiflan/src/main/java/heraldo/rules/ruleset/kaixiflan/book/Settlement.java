package heraldo.rules.ruleset.kaixiflan.book;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A kind of settlement (§1.6).
 *
 * @param uses the units that become its inhabitants (R58)
 * @param collects the number of sources it collects in one action (K16)
 * @param deploys the ids of the units it recruits (K28)
 * @param pieces the number of them that an owner may have (R56)
 * @param rank its rank when two owners want the same source (R30)
 */
public record Settlement(
        TownKind kind, Stock cost, Units uses, int collects, List<String> deploys, int pieces, int fame, int rank) {

    public Settlement {
        deploys = List.copyOf(deploys);
    }

    /** Returns whether it can recruit units of these kinds (K28). */
    public boolean deploys(Units units) {
        return (units.colonists() == 0 || deploys.contains(UnitCost.COLONIST))
                && (units.armies() == 0 || deploys.contains(UnitCost.ARMY));
    }

    /** A row of {@code settlements.yaml}. */
    record Row(
            String id,
            Map<String, Integer> cost,
            Units uses,
            int collects,
            List<String> deploys,
            int pieces,
            int fame,
            int rank) {

        Settlement settlement() {
            return new Settlement(
                    TownKind.valueOf(id.toUpperCase(Locale.ROOT)),
                    Stock.of(cost),
                    uses,
                    collects,
                    deploys,
                    pieces,
                    fame,
                    rank);
        }
    }
}
