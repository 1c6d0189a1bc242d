package heraldo.rules.ruleset.hexadominacion.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board, the map and what everybody begins with (§6, R1-R5). */
class NewWorldTest {

    /** The sample map as the rulebook prints it, capitals by the number of their site. */
    private static final String M0 = """
            A           tr1 ma1 pi1 me1 tr1 tr1
            B         tr1 *5  me1 pi2 pi1 *6  ma1
            C       me1 pi1 ma2 tr1 ma1 ma2 me1 pi1
            D     pi1 pi2 ma1 pi1 ci4 pi1 tr1 pi2 me1
            E   ma1 me1 tr1 ci4 me2 me2 ci4 ma1 pi1 tr1
            F tr1 *4  ma2 pi1 me2 ci5 me2 pi1 ma2 *1  tr1
            G   tr1 pi1 ma1 ci4 me2 me2 ci4 tr1 me1 ma1
            H     me1 pi2 tr1 pi1 ci4 pi1 ma1 pi2 pi1
            I       pi1 me1 ma2 ma1 tr1 ma2 pi1 me1
            J         ma1 *3  pi1 pi2 me1 *2  tr1
            K           tr1 tr1 me1 pi1 ma1 tr1
            """;

    private static final List<String> CODES = List.of("tr", "ma", "me", "pi", "ci");

    @Test
    void theSampleMapIsTheOneTheRulebookPrints() {
        World world = Table.sample();
        StringBuilder drawn = new StringBuilder();
        for (int hex : Board.HEXES) {
            drawn.append(code(world, hex)).append(' ');
        }
        String printed = M0.lines().map(line -> line.substring(1).strip()).collect(Collectors.joining(" "));
        assertEquals(printed.replaceAll("\\s+", " "), drawn.toString().strip());
    }

    private static String code(World world, int hex) {
        Tile tile = world.tile(hex);
        for (int seat = 1; seat <= world.seats(); seat++) {
            if (world.realms().get(seat - 1).capital() == hex) {
                return "*" + seat;
            }
        }
        return CODES.get(tile.industry().ordinal()) + tile.level();
    }

    @Test
    void theSampleMapHasAsMuchOfEverythingAsTheRulebookSays() {
        World world = Table.sample();
        assertEquals(
                List.of(18L, 18L, 18L, 24L, 13L),
                Industry.ALL.stream()
                        .map(industry -> world.tiles().stream()
                                .filter(tile -> tile.industry() == industry)
                                .count())
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"A1, Baldia", "A6, Balsia", "B1, Balvega", "F6, Mornera", "K6, Zarvega"})
    void hexesAreCalledByStemAndEnding(String hex, String name) {
        assertEquals(name, Table.GAME.book().names().of(Board.hex(hex)));
    }

    @Test
    void theBoardIsAHexagonOfNinetyOneHexes() {
        assertEquals(new Hex(0, 0), Board.place(Board.hex("F6")));
        assertEquals(new Hex(0, -5), Board.place(Board.hex("A1")));
        assertEquals(90, Board.hex("K6"));
        assertEquals(
                List.of("E5", "E6", "F5", "F7", "G5", "G6"),
                Board.neighbours(Board.hex("F6")).mapToObj(Board::name).toList());
        assertEquals(3, Board.sides(Board.hex("A1")));
        assertTrue(Board.find("A7").isEmpty());
        assertTrue(Board.find("L1").isEmpty());
        assertEquals(Board.NOWHERE, Board.number(new Hex(4, 2)));
    }

    @ParameterizedTest
    @CsvSource({"2, F10 F2", "3, F10 J2 B2", "4, J6 J2 B2 B6", "6, F10 J6 J2 F2 B2 B6"})
    void seatsTakeTheSitesInUseInTheirOrder(int seats, String sites) {
        assertEquals(sites, capitals(Table.world(seats, 7)));
    }

    private static String capitals(World world) {
        return world.realms().stream().map(Realm::capital).map(Board::name).collect(Collectors.joining(" "));
    }

    @Test
    void withFiveRealmsALotLeavesOneSiteVacantAsANeutralCityWithItsGarrison() {
        SortedSet<String> drawn = new TreeSet<>();
        for (int seed = 1; seed <= 40; seed++) {
            World world = Table.world(5, seed);
            String vacant = List.of("F10", "J6", "J2", "F2", "B2", "B6").stream()
                    .filter(site -> !capitals(world).contains(site))
                    .collect(Collectors.joining(" "));
            assertEquals(new Tile(3, Industry.CITY, 0, 5), world.tile(Board.hex(vacant)));
            drawn.add(vacant);
        }
        assertEquals(
                new TreeSet<>(List.of("F10", "J6", "J2", "F2", "B2", "B6")), drawn, "every site is left out at times");
    }

    @Test
    void aRealmBeginsWithItsCapitalAndTheSixHexesAroundIt() {
        World world = Table.world(2, 7);
        assertEquals(List.of("E9", "E10", "F9", "F10", "F11", "G9", "G10"), owned(world, 1));
        assertEquals(10, world.tile(Board.hex("F10")).soldiers());
        assertEquals(1, world.tile(Board.hex("E9")).soldiers());
        assertEquals(Stock.all(50), world.realms().get(0).stock());
    }

    private static List<String> owned(World world, int seat) {
        return Board.HEXES.stream()
                .filter(hex -> world.tile(hex).owner() == seat)
                .map(Board::name)
                .toList();
    }

    @Test
    void orWithTheCapitalAloneOrItsWholeSector() {
        assertEquals(List.of("F10"), owned(Table.world(2, 7, "startTerritory", "CAPITAL"), 1));
        World sectors = Table.world(6, 7, "startTerritory", "SECTOR");
        for (int seat = 1; seat <= 6; seat++) {
            assertEquals(13, owned(sectors, seat).size());
        }
        assertEquals(13, owned(sectors, 0).size());
        assertEquals(
                13, owned(Table.world(2, 7, "startTerritory", "SECTOR"), 1).size(), "sites without a realm count too");
    }

    @Test
    void neutralHexesAreGarrisonedByTheirLevel() {
        World world = Table.world(2, 7);
        assertEquals(12, world.tile(Board.hex("F6")).soldiers());
        assertEquals(8, world.tile(Board.hex("D5")).soldiers());
        assertEquals(5, world.tile(Board.hex("B2")).soldiers());
        assertEquals(2, world.tile(Board.hex("B4")).soldiers());
        World bare = Table.world(2, 7, "neutralGarrison", "0,1,2,3,4");
        assertEquals(4, bare.tile(Board.hex("F6")).soldiers());
        assertEquals(1, bare.tile(Board.hex("B4")).soldiers());
    }

    @Test
    void levelsAndCitiesAreTheSameSeenFromEveryCapital() {
        for (int seed = 1; seed <= 10; seed++) {
            World world = Table.world(6, seed);
            for (int hex : Board.HEXES) {
                Tile turned = world.tile(Board.number(Board.place(hex).rotated(new Hex(0, 0), 1)));
                assertEquals(world.tile(hex).level(), turned.level());
                assertEquals(world.tile(hex).city(), turned.city());
            }
        }
    }

    @Test
    void symmetricResourcesAreThoseOfTheSampleMapAndRandomOnesAreNot() {
        World symmetric = Table.world(6, 7, "resourceMode", "SYMMETRIC");
        assertEquals(industries(Table.sample()), industries(symmetric));
        assertNotEquals(industries(Table.sample()), industries(Table.world(6, 7)));
        assertNotEquals(industries(Table.world(6, 8)), industries(Table.world(6, 7)));
        assertEquals(Table.world(6, 7), Table.world(6, 7));
    }

    private static List<Industry> industries(World world) {
        return world.tiles().stream().map(Tile::industry).toList();
    }

    @Test
    void thoseWhoWaitForTheStartSeeTheSampleMapWithTheirOwnCapitals() {
        World two = Table.sampleFor(2);
        assertEquals(2, two.seats());
        assertEquals("F10", Board.name(two.realm(new Seat(1)).capital()));
        assertEquals("F2", Board.name(two.realm(new Seat(2)).capital()));
        assertEquals(6, Table.sampleFor(5).seats());
    }

    @Test
    void bothLayoutsOfRichHexesAreDrawn() {
        SortedSet<String> drawn = new TreeSet<>();
        for (int seed = 1; seed <= 30; seed++) {
            World world = Table.world(6, seed);
            drawn.add(world.tile(Board.hex("C3")).level() + " "
                    + world.tile(Board.hex("E5")).level());
            assertEquals(
                    3 - world.tile(Board.hex("C3")).level(),
                    world.tile(Board.hex("A1")).level());
            assertEquals(
                    3 - world.tile(Board.hex("E5")).level(),
                    world.tile(Board.hex("D4")).level());
            assertEquals(
                    18, world.tiles().stream().filter(tile -> tile.level() == 2).count());
        }
        assertEquals(new TreeSet<>(List.of("1 1", "1 2", "2 1", "2 2")), drawn);
    }
}
