package heraldo.rules.ruleset.hexadominacion.chart;

import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import java.util.List;
import java.util.SortedMap;

/**
 * The table of the map ({@code map.yaml}, §6). Hexes are written by their ids.
 *
 * @param centre the city of level 5
 * @param cities those of level 4
 * @param sites the sites for capitals, site 1 first
 * @param home the two orbits of which one has level 2
 * @param inner the two orbits of which one has level 2
 * @param border the orbit that always has level 2
 * @param used the numbers of the sites in use, by the number of players; five players take lots
 * @param sample the resources of one sixth of the sample map
 */
public record MapTable(
        String centre,
        List<String> cities,
        List<String> sites,
        List<List<String>> home,
        List<List<String>> inner,
        List<String> border,
        SortedMap<Integer, List<Integer>> used,
        SortedMap<String, Resource> sample) {

    public MapTable {
        cities = List.copyOf(cities);
        sites = List.copyOf(sites);
        home = List.copyOf(home);
        inner = List.copyOf(inner);
        border = List.copyOf(border);
        Board.hex(centre);
        List.of(cities, sites, border).forEach(MapTable::hexes);
        home.forEach(MapTable::hexes);
        inner.forEach(MapTable::hexes);
        hexes(List.copyOf(sample.keySet()));
    }

    static List<Integer> hexes(List<String> names) {
        return names.stream().map(Board::hex).toList();
    }

    /** The hex of a site, from 1. */
    int site(int number) {
        return Board.hex(sites.get(number - 1));
    }

    /** The numbers of the sites in use, from 1. */
    List<Integer> used(int players) {
        return Known.in(used, players);
    }

    /** The hexes of all sites. */
    List<Integer> allSites() {
        return hexes(sites);
    }
}
