package heraldo.rules.ruleset.caos.book;

import java.util.List;
import java.util.Optional;

/** A row of {@code planets.yaml}. */
record SectorRow(String id, Side side, Optional<Boolean> gates, List<PlanetRow> near, List<PlanetRow> far) {

    /** A planet as it is written down; what is left out is not there. */
    record PlanetRow(
            String id,
            Optional<Boolean> extreme,
            Optional<Integer> inhabitants,
            Optional<Kind> kind,
            Optional<Integer> resources,
            Optional<Faith> holy) {

        PlanetRow {
            if (inhabitants.isPresent() != kind.isPresent()) {
                throw new IllegalArgumentException(id + " needs both inhabitants and their kind, or neither");
            }
        }

        private Optional<Planet.Population> population() {
            return kind.map(who -> new Planet.Population(inhabitants.orElseThrow(), who));
        }
    }

    Sector sector() {
        return new Sector(id, side, gates.orElse(false), subsector("-1", near), subsector("-2", far));
    }

    private Subsector subsector(String end, List<PlanetRow> rows) {
        List<Planet> planets = rows.stream().map(row -> planet(id + end, row)).toList();
        return new Subsector(id + end, id, side, planets);
    }

    private Planet planet(String subsector, PlanetRow row) {
        return new Planet(
                row.id(),
                subsector,
                id,
                side,
                row.extreme().orElse(false),
                row.population(),
                row.resources().orElse(0),
                row.holy());
    }
}
