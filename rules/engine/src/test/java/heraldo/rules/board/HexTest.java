package heraldo.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class HexTest {

    private static final Hex MIDDLE = OddQ.hex("I9");

    @Test
    void neighboursGoClockwiseFromNorth() {
        assertEquals(List.of("H6", "I7", "I8", "H8", "G8", "G7"), names(OddQ.hex("H7")));
        assertEquals(List.of("G4", "H4", "H5", "G6", "F5", "F4"), names(OddQ.hex("G5")));
    }

    private static List<String> names(Hex hex) {
        return hex.neighbours().stream().map(OddQ::name).toList();
    }

    @Test
    void distanceCountsSteps() {
        assertEquals(2, OddQ.hex("G4").distance(OddQ.hex("H5")));
        assertEquals(10, OddQ.hex("G5").distance(OddQ.hex("K13")));
    }

    @Test
    void aDiscOfRadiusEightHas217HexesInOrderOfTheirNames() {
        List<Hex> disc = MIDDLE.within(8);
        assertEquals(217, disc.size());
        assertEquals(disc, List.copyOf(new TreeSet<>(disc)));
        assertEquals("A5", OddQ.name(disc.get(0)));
    }

    @Test
    void sixTurnsOfAHexBringItBack() {
        assertEquals("L5", OddQ.name(OddQ.hex("G5").rotated(MIDDLE, 1)));
        assertEquals("D8", OddQ.name(OddQ.hex("G5").rotated(MIDDLE, -1)));
        assertEquals(OddQ.hex("G5"), OddQ.hex("G5").rotated(MIDDLE, 6));
    }

    @Test
    void aNameIsALetterAndANumber() {
        assertEquals(OddQ.hex("G5"), OddQ.hex("g5"));
        assertEquals(Optional.empty(), OddQ.find("5G"));
        assertEquals(Optional.empty(), OddQ.find("G123"));
    }

    @Test
    void aNameIsReadAsItIsWrittenAndInSmallLettersWhereItIsTyped() {
        assertEquals("C12", new HexName(2, 12).toString());
        assertEquals(Optional.of(new HexName(2, 12)), HexName.read("C12"));
        assertEquals(Optional.empty(), HexName.read("c12"));
        assertEquals(Optional.of(new HexName(2, 12)), HexName.typed("c12"));
        assertEquals(Optional.empty(), HexName.typed("ı1"), "what is an I only as a capital");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "C", "7", "C1a", "C-1", "C 1", "C123", "Ç1", "C٣"})
    void whatIsNoNameIsNotReadAsOne(String text) {
        assertEquals(Optional.empty(), HexName.read(text));
        assertEquals(Optional.empty(), HexName.typed(text));
    }

    @Test
    void inAHexagonOfRowsEveryRowIsCountedFromTheLeft() {
        HexRows rows = new HexRows(2);
        Hex middle = new Hex(0, 0);
        assertEquals("C3", rows.name(middle));
        assertEquals("A1", rows.name(new Hex(rows.first(-2), -2)));
        assertEquals("E3", rows.name(new Hex(rows.last(2), 2)));
        middle.within(2)
                .forEach(hex ->
                        assertEquals(hex, rows.at(HexName.read(rows.name(hex)).orElseThrow())));
    }

    @Test
    void pathsGoAroundWhatIsClosed() {
        HexField field = new HexField(MIDDLE.within(1));
        int north = field.number(OddQ.hex("I8"));
        int south = field.number(OddQ.hex("I10"));
        BitSet around = field.reach(north, hex -> hex != field.number(MIDDLE));
        assertTrue(around.get(south));
        assertFalse(around.get(field.number(MIDDLE)));
        assertTrue(field.reach(north, hex -> hex == south).isEmpty(), "a closed start leads nowhere");
    }

    @Test
    void stepsCountTheShortestWay() {
        SortedSet<Hex> board = new TreeSet<>(MIDDLE.within(2));
        var steps = Paths.steps(List.of(OddQ.hex("I7")), hex -> board.contains(hex) && !hex.equals(MIDDLE), 9);
        assertEquals(5, steps.get(OddQ.hex("I11")));
        assertFalse(steps.containsKey(MIDDLE));
    }

    @ParameterizedTest
    @EnumSource
    void neighboursOnADrawingShareASide(HexLayout.Lie lie) {
        HexLayout drawing = new HexLayout(50, lie);
        Hex hex = OddQ.hex("G5");
        for (Direction side : Direction.values()) {
            List<HexLayout.Spot> shared = drawing.corners(hex).stream()
                    .filter(drawing.corners(hex.to(side))::contains)
                    .toList();
            assertEquals(2, shared.size(), side.toString());
            int i = side.ordinal();
            assertTrue(shared.contains(drawing.corners(hex).get(i)), side + " begins at corner " + i);
            assertTrue(shared.contains(drawing.corners(hex).get((i + 1) % 6)), side + " ends at the next corner");
        }
    }

    @Test
    void pointedHexesLieInStraightRows() {
        HexLayout drawing = HexLayout.pointed(50);
        assertEquals(
                drawing.centre(new Hex(0, 3)).y(), drawing.centre(new Hex(4, 3)).y());
        assertEquals(2 * drawing.apothem(), drawing.centre(new Hex(1, 0)).x());
    }

    @Test
    void aRingIsWhatLiesAtItsDistance() {
        for (int radius = 0; radius <= 5; radius++) {
            int steps = radius;
            List<Hex> distant = MIDDLE.within(6).stream()
                    .filter(hex -> hex.distance(MIDDLE) == steps)
                    .toList();
            assertEquals(distant, MIDDLE.ring(radius));
        }
    }
}
