package heraldo.rules.ruleset.caos.book;

import heraldo.rules.kernel.Frozen;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Works out which subsectors are adjacent (§8.3). */
final class Borders {

    private final SortedMap<String, SortedMap<String, Border>> borders = new TreeMap<>();

    Borders(List<Sector> outer, List<Sector> eye, SortedMap<String, List<String>> opens) {
        ring(outer);
        ring(eye);
        for (Sector sector : outer) {
            for (String inside : opens.getOrDefault(sector.id(), List.of())) {
                join(sector.near(), find(eye, inside).near(), sector.gates() ? Border.GATE : Border.BOUNDARY);
            }
        }
    }

    SortedMap<String, SortedMap<String, Border>> all() {
        SortedMap<String, SortedMap<String, Border>> frozen = new TreeMap<>();
        borders.forEach((subsector, neighbours) -> frozen.put(subsector, Frozen.map(neighbours)));
        return Frozen.map(frozen);
    }

    /** Each sector's two parts touch each other, and those of its neighbours in the ring. */
    private void ring(List<Sector> sectors) {
        for (int i = 0; i < sectors.size(); i++) {
            Sector one = sectors.get(i);
            Sector next = sectors.get((i + 1) % sectors.size());
            join(one.near(), one.far(), Border.OPEN);
            join(one.near(), next.near(), Border.OPEN);
            join(one.far(), next.far(), Border.OPEN);
        }
    }

    private void join(Subsector one, Subsector other, Border border) {
        borders.computeIfAbsent(one.id(), id -> new TreeMap<>()).put(other.id(), border);
        borders.computeIfAbsent(other.id(), id -> new TreeMap<>()).put(one.id(), border);
    }

    private static Sector find(List<Sector> sectors, String id) {
        return sectors.stream()
                .filter(sector -> sector.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the Eye has no sector " + id));
    }
}
