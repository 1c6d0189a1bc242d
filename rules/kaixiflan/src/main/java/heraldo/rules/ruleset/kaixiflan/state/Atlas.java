package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexMap;
import java.util.Collection;
import java.util.SortedMap;
import java.util.function.UnaryOperator;

/**
 * The whole map, explored or not (§6.2).
 *
 * @param lands every hex of the map; a hex that is not here is off the map
 */
public record Atlas(SortedMap<Hex, Land> lands) {

    public Atlas {
        lands = HexMap.of(lands);
    }

    public boolean has(Hex hex) {
        return lands.containsKey(hex);
    }

    /**
     * Returns the land of a hex of the map.
     *
     * @throws IllegalArgumentException if it is off the map
     */
    public Land at(Hex hex) {
        Land land = lands.get(hex);
        if (land == null) {
            throw new IllegalArgumentException("off the map: " + hex);
        }
        return land;
    }

    /** Returns whether a hex is on the map and explored. */
    public boolean explored(Hex hex) {
        Land land = lands.get(hex);
        return land != null && land.explored();
    }

    /** The map with some hexes changed. */
    public Atlas change(Collection<Hex> hexes, UnaryOperator<Land> change) {
        HexMap<Land> changed = HexMap.of(lands);
        for (Hex hex : hexes) {
            changed = changed.with(hex, change.apply(at(hex)));
        }
        return new Atlas(changed);
    }
}
