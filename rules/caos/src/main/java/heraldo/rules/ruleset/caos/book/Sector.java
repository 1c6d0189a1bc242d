package heraldo.rules.ruleset.caos.book;

import java.util.List;
import java.util.stream.Stream;

/**
 * A sector of the galaxy.
 *
 * @param gates whether its borders with the Eye are gates
 * @param near the subsector at the Límite ({@code -1})
 * @param far the other one ({@code -2})
 */
public record Sector(String id, Side side, boolean gates, Subsector near, Subsector far) {

    public List<Subsector> subsectors() {
        return List.of(near, far);
    }

    public List<Planet> planets() {
        return Stream.concat(near.planets().stream(), far.planets().stream()).toList();
    }
}
