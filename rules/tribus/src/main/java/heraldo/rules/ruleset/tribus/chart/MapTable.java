package heraldo.rules.ruleset.tribus.chart;

import java.util.List;
import java.util.Optional;

/**
 * The table of the map ({@code map.yaml}). Tiles are written by their ids.
 *
 * @param radius how many tiles the map reaches from its middle
 * @param sea every tile of sea
 * @param cities every city; they lie at least {@link #APART} tiles apart
 */
public record MapTable(int radius, List<String> sea, List<City> cities) {

    /** Least distance between two cities, so that their lands never meet (§6). */
    static final int APART = 3;

    private static final int WIDEST = 12;

    public MapTable {
        if (radius < 1 || radius > WIDEST) {
            throw new IllegalArgumentException("the radius is " + radius + "; it goes from 1 to " + WIDEST);
        }
        sea = List.copyOf(sea);
        cities = List.copyOf(cities);
    }

    /**
     * A city.
     *
     * @param name what players call it beside its id
     * @param harbour the tile where a port's ships appear; an inland city has none
     */
    public record City(String at, String name, Optional<String> harbour) {}
}
