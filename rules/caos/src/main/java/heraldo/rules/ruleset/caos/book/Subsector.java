package heraldo.rules.ruleset.caos.book;

import java.util.List;

/**
 * A part of a sector.
 *
 * @param id the sector's and {@code -1} near the Límite, {@code -2} far from it
 * @param planets in the order of the table
 */
public record Subsector(String id, String sector, Side side, List<Planet> planets) {
    public Subsector {
        planets = List.copyOf(planets);
    }
}
