package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.chart.MapTable;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The map (§6). */
class ChartTest {

    private static final Hex MIDDLE = new Hex(0, 0);

    private final Chart chart = Table.GAME.book().chart();

    @Test
    void tilesAreCalledByRowAndNumber() {
        assertEquals(MIDDLE, hex("G7"));
        assertEquals("A1", chart.name(chart.tiles().get(0)));
        assertEquals("M7", chart.name(chart.tiles().get(126)));
        assertEquals(Optional.empty(), chart.find("A8"));
        assertEquals(Optional.empty(), chart.find("N1"));
        chart.tiles().forEach(tile -> assertEquals(tile, hex(chart.name(tile))));
    }

    @Test
    void thereAre19TilesOfSeaTwelveCitiesAnd96Lands() {
        assertEquals(127, chart.tiles().size());
        assertEquals(19, chart.tiles().stream().filter(chart::sea).count());
        assertEquals(12, chart.cities().size());
        assertEquals(6, chart.cities().stream().filter(chart::port).count());
        assertTrue(chart.tiles().stream().allMatch(tile -> chart.sea(tile) == tile.distance(MIDDLE) <= 2));
    }

    @Test
    void allPortsAreAlikeAndSoAreAllInlandCities() {
        assertEquals(
                new TreeSet<>(List.of(5)),
                chart.cities().stream()
                        .filter(chart::port)
                        .map(city -> chart.landAround(city).size())
                        .collect(Collectors.toCollection(TreeSet::new)));
        assertEquals(
                new TreeSet<>(List.of(4)),
                chart.cities().stream()
                        .filter(city -> !chart.port(city))
                        .map(city -> chart.landAround(city).size())
                        .collect(Collectors.toCollection(TreeSet::new)));
        List<Hex> turned = chart.cities().stream()
                .map(city -> city.rotated(MIDDLE, 1))
                .sorted(Chart.READING)
                .toList();
        assertEquals(chart.cities(), turned);
    }

    @Test
    void aMapIsRefusedWhoseCitiesAreTooCloseOrWhoseHarboursDoNotTouchTheirPorts() {
        assertWrong("cities", List.of("C1"), city("A1"), city("A3"));
        assertWrong("harbour", List.of("C1"), city("A1", "C1"));
        assertWrong("sea", List.of("A1"), city("A1"));
        assertWrong("no tile", List.of("Z1"), city("A1"));
    }

    private static void assertWrong(String why, List<String> sea, MapTable.City... cities) {
        MapTable table = new MapTable(2, sea, List.of(cities));
        String said = assertThrows(IllegalArgumentException.class, () -> new Chart(table))
                .getMessage();
        assertTrue(said.contains(why) || said.contains("city"), said);
    }

    private static MapTable.City city(String at, String... harbour) {
        return new MapTable.City(at, "Somewhere", List.of(harbour).stream().findFirst());
    }

    @Test
    void aCityHasItsAccentAndIsReadWithoutIt() {
        assertEquals("Espigón", Table.GAME.book().chart().cityName(Table.hex("J7")));
        assertEquals(Table.order("RECLUTAR 1 EN J7"), Table.order("RECLUTAR 1 EN Espigón"));
        assertEquals(Table.order("RECLUTAR 1 EN J7"), Table.order("reclutar 1 en espigon"));
    }
}
