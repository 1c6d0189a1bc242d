package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexMap;
import heraldo.rules.kernel.Frozen;
import java.util.SortedMap;

/**
 * Peoples of the realm: the provinces, their units and all settlements.
 *
 * @param provinces the provinces that are played
 * @param muster everybody's units
 * @param towns every settlement, at most one in a hex
 */
public record Peoples(SortedMap<Owner, Province> provinces, Muster muster, SortedMap<Hex, Town> towns) {

    public Peoples {
        provinces = Frozen.map(provinces);
        towns = HexMap.of(towns);
    }
}
