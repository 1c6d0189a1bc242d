package heraldo.rules.ruleset.cathay.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Isle.Building;
import heraldo.rules.scene.Isle.Corner;
import heraldo.rules.scene.Isle.Hex;
import heraldo.rules.scene.Isle.Robber;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Rank;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the plate of Cathay shows: what stands where, what a turn has changed, and of hands their sizes. */
class IslandPlateTest {

    /** What a picture's alternative text may have. */
    private static final int ALT_TEXT = 1000;

    private static final Bundle WORDS = Table.FOLDER.bundle(Languages.SPANISH);

    private final Table table = Table.of(4, 5);

    @BeforeEach
    void toRoundTwo() {
        while (table.position().round().first()) {
            table.deadline();
        }
    }

    private Plate plate() {
        return Table.RULES
                .draw()
                .scene(table.position(), Viewer.SPECTATOR)
                .plate()
                .orElseThrow();
    }

    private Plate plate(Position before) {
        Aftermath<Position> turn =
                new Aftermath<>(before, List.of(), new Chronicle(List.of()), table.position(), Viewer.SPECTATOR);
        return Table.RULES.draw().scene(turn).plate().orElseThrow();
    }

    private static Isle isle(Plate plate) {
        return plate.isle().orElseThrow();
    }

    private static Corner corner(Plate plate, int number) {
        return isle(plate).corners().get(number - 1);
    }

    private static String said(Message message) {
        return WORDS.say(message, seat -> WORDS.ways("seat." + seat.number()).get(0));
    }

    private int home(Seat seat) {
        return table.position().side(seat).buildings().settlements().array()[0];
    }

    private void posts(Seat seat, String soldier, int corner) {
        Position position = table.position();
        Soldier posted = Soldier.rested(SoldierId.of(soldier), corner);
        table.position(position.with(
                seat, position.side(seat).withTroop(position.side(seat).troop().with(posted))));
    }

    @Test
    void everyCornerCarriesItsNumberAndEveryHexWhatItYields() {
        Isle isle = isle(plate());
        assertEquals(54, isle.corners().size());
        assertEquals(19, isle.hexes().size());
        assertEquals(
                58, isle.hexes().stream().mapToInt(hex -> hex.chip().pips()).sum());
        assertEquals(4, isle.hexes().stream().filter(hex -> hex.chip().often()).count());
        assertEquals(
                1,
                isle.hexes().stream()
                        .filter(hex -> hex.ground().equals("desert"))
                        .count());
        for (Seat seat : table.position().seats()) {
            Corner home = corner(plate(), home(seat));
            assertEquals(Building.HOUSE, home.building());
            assertEquals(seat.number(), home.seat());
        }
    }

    @Test
    void aConquestIsNewAndTheWayToItIsShown() {
        Seat active = table.position().active();
        Seat other = table.position().round().order().get(1);
        int corner = home(other);
        int beside = Net.neighbours(corner)[0];
        posts(active, "G1", beside);
        Position before = table.position();
        table.plays("atacar G1 " + corner);
        Plate plate = plate(before);
        assertEquals(active.number(), corner(plate, corner).seat());
        assertTrue(corner(plate, corner).fresh());
        assertEquals(
                List.of(new Isle.March(Chart.corner(beside), Chart.corner(corner), active.number())),
                isle(plate).marches());
        assertEquals(
                List.of(), isle(plate()).marches(), "who came from where is known only beside the position before");
        assertEquals(
                List.of(1, -1),
                List.of(rank(plate, active).change(), rank(plate, other).change()));
        assertTrue(plate.keys().size() <= 6);
    }

    private static Rank rank(Plate plate, Seat seat) {
        return plate.ranks().stream()
                .filter(rank -> rank.seat().equals(seat))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theDiceShowWhichHexesYieldAndASevenWhereTheRobberWentFrom() {
        Tile5 five = new Tile5(table.position());
        table.dice(Map.of("d", List.of(five.one(), five.other())));
        table.plays("fin");
        List<String> letters = isle(plate()).hexes().stream()
                .filter(Hex::yielded)
                .map(Hex::letter)
                .toList();
        assertTrue(letters.contains(Net.hexName(five.hex())), letters + " " + five);
        Position before = table.position();
        table.dice(Map.of(
                "d",
                List.of(3, 4),
                "robber",
                List.of(1, 1),
                "rob|1",
                List.of(1),
                "rob|2",
                List.of(1),
                "rob|3",
                List.of(1),
                "rob|4",
                List.of(1)));
        table.plays("fin");
        Plate plate = plate(before);
        assertEquals(0, isle(plate).hexes().stream().filter(Hex::yielded).count());
        assertEquals(
                Robber.HERE,
                isle(plate).hexes().get(table.position().tabletop().robber()).robber());
        assertEquals(
                Robber.LEFT, isle(plate).hexes().get(before.tabletop().robber()).robber());
        assertTrue(said(isle(plate).tally().roll().orElseThrow().text()).startsWith("7: el Ladrón va a "));
    }

    /** A hex at somebody's first settlement, and dice that make it yield. */
    private record Tile5(int hex, int one, int other) {
        Tile5(Position position) {
            this(position, built(position));
        }

        private Tile5(Position position, int hex) {
            this(
                    hex,
                    half(position.board().tile(hex).number()),
                    position.board().tile(hex).number()
                            - half(position.board().tile(hex).number()));
        }

        private static int built(Position position) {
            for (int hex = 0; hex < Net.HEXES; hex++) {
                if (position.built().touch(Net.maskOf(hex))
                        && !position.board().tile(hex).desert()) {
                    return hex;
                }
            }
            throw new IllegalStateException("nobody has built");
        }

        private static int half(int number) {
            return number / 2;
        }
    }

    @Test
    void aRuinIsNobodys() {
        Position position = table.position();
        Seat seat = new Seat(1);
        int corner = home(seat);
        table.position(position.with(
                        seat,
                        position.side(seat)
                                .withBuildings(position.side(seat).buildings().losing(corner)))
                .withRuins(Corners.NONE.with(corner)));
        assertEquals(Building.RUIN, corner(plate(), corner).building());
        assertEquals(Plate.NOBODY, corner(plate(), corner).seat());
        assertTrue(said(isle(plate()).tally().notes().get(seat)).startsWith("sin edificios"));
    }

    @Test
    void soldiersOnOneCornerKnowTheirPlaces() {
        Seat seat = new Seat(1);
        posts(seat, "A1", home(seat));
        posts(seat, "G1", home(seat));
        List<Isle.Guard> guards = isle(plate()).guards();
        assertEquals(List.of("G1", "A1"), guards.stream().map(Isle.Guard::id).toList());
        assertEquals(List.of(0, 1), guards.stream().map(Isle.Guard::place).toList());
        assertEquals(List.of(2, 2), guards.stream().map(Isle.Guard::of).toList());
    }

    @Test
    void aPlateShowsOfHandsNothingButTheirSizes() {
        Plate before = plate();
        Position position = table.position();
        Seat seat = new Seat(2);
        Goods hand = position.side(seat).hand();
        Goods swapped = Goods.of("A".repeat(hand.size()));
        table.position(position.with(seat, position.side(seat).withHand(swapped)));
        assertEquals(before, plate());
        table.position(position.with(seat, position.side(seat).withHand(Goods.of("A".repeat(hand.size() + 1)))));
        assertNotEquals(before, plate());
    }

    @Tag("slow")
    @Test
    void theAlternativeTextIsShortInEveryLanguage() {
        for (Bundle words : Table.FOLDER.bundles()) {
            SelfPlay.of(Table.HOSTED, 4, new TreeMap<>(), 9).play(400, played -> {
                int letters = words.say(
                                alt(played.resolution().state()),
                                seat -> words.ways("seat." + seat.number()).get(0))
                        .length();
                assertTrue(letters <= ALT_TEXT, words.locale() + " " + letters);
            });
        }
    }

    private static Message alt(Object state) {
        return Table.RULES.draw().scene((Position) state, Viewer.SPECTATOR).alt();
    }
}
