package heraldo.rules.ruleset.caos.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.ruleset.caos.Arena;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The galaxies of §8. */
class GalaxyTest {

    private static final Book BOOK = Arena.GAME.book();

    @ParameterizedTest
    @CsvSource({
        "4, 5, 45, 36, 9",
        "5, 5, 45, 36, 9",
        "6, 6, 50, 40, 10",
        "7, 7, 55, 44, 11",
        "8, 8, 60, 48, 12",
        "9, 9, 65, 52, 13",
        "10, 10, 70, 56, 14"
    })
    void everyNumberOfSeatsHasItsGalaxy(int seats, int sectors, int planets, int edges, int edgesToTheEye) {
        Galaxy galaxy = BOOK.galaxy(seats);
        assertEquals(sectors, galaxy.outer().size());
        assertEquals(4, galaxy.eye().size());
        assertEquals(planets, galaxy.planets().size());
        assertEquals(edges, borders(galaxy, List.of(Border.values())));
        assertEquals(edgesToTheEye, borders(galaxy, List.of(Border.BOUNDARY, Border.GATE)));
        assertEquals(1, borders(galaxy, List.of(Border.GATE)), "only the Gates of Cadia open without a surcharge");
    }

    private static long borders(Galaxy galaxy, List<Border> kinds) {
        return galaxy.borders().values().stream()
                        .flatMap(neighbours -> neighbours.values().stream())
                        .filter(kinds::contains)
                        .count()
                / 2;
    }

    @Test
    void aSharedCornerIsNoBorder() {
        assertFalse(BOOK.galaxy(5).neighbours("GTE-1").containsKey("PC-2"));
        assertTrue(BOOK.galaxy(5).neighbours("GTE-1").containsKey("PC-1"));
    }

    @Test
    void theRingOfTheOuterSectorCloses() {
        assertTrue(BOOK.galaxy(9).neighbours("RQU-2").containsKey("PC-2"));
        assertTrue(BOOK.galaxy(10).neighbours("HRO-1").containsKey("PC-1"));
        assertFalse(BOOK.galaxy(10).neighbours("RQU-1").containsKey("PC-1"));
    }

    @Test
    void everyMajorGodHasThreeHolyWorldsInEveryGalaxy() {
        for (Galaxy galaxy : BOOK.galaxies()) {
            for (Faith god : Faith.MAJOR) {
                long holy = galaxy.planets().values().stream()
                        .filter(planet -> planet.holy().filter(god::equals).isPresent())
                        .count();
                assertEquals(3, holy, god + " in a galaxy of " + galaxy.outer().size());
            }
        }
    }

    @Test
    void cadiaIsAsHardAsTheRulebookSays() {
        Planet cadia = BOOK.galaxy(4).planet("CADIA");
        assertEquals(3, cadia.inhabitants());
        assertEquals(Kind.IMPERIAL, cadia.kind().orElseThrow());
        assertTrue(cadia.extreme());
        assertEquals("PC-1", cadia.subsector());
    }

    /** §8.6: what it costs to take a whole empty sector, with one unit more than inhabitants and Condiciones Extremas. */
    @ParameterizedTest
    @CsvSource({"PC, 10", "GTE, 8", "LHI, 8", "CDV, 8", "RQU, 8", "BAM, 7", "TSI, 7", "FNO, 7", "OHI, 7", "HRO, 7"})
    void theSectorsOfTheOuterSectorCostWhatTheTableSays(String sector, int units) {
        assertEquals(units, cost(BOOK.largest().sector(sector).orElseThrow()));
    }

    private static int cost(Sector sector) {
        return sector.planets().stream()
                .collect(Collectors.summingInt(planet -> planet.inhabitants() + (planet.extreme() ? 2 : 1)));
    }

    @Test
    void deedsAreEighteen() {
        assertEquals(
                List.of(
                        "AVA", "TEM", "ARD", "CON", "OJO", "PLA", "POR", "DEL", "INV", "ELE", "REY", "GUE", "SIN",
                        "ARM", "REC", "RIV", "CAD", "CRA"),
                BOOK.deeds().stream().map(DeedRow::code).toList());
    }
}
