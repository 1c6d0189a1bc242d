package heraldo.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.HexLayout.Spot;
import org.junit.jupiter.api.Test;

class BearingTest {

    @Test
    void quartersOfATurnPointRightUpLeftAndDown() {
        assertEquals(new Spot(1000, 0), new Bearing(0, 4).at(1000));
        assertEquals(new Spot(0, -1000), new Bearing(1, 4).at(1000));
        assertEquals(new Spot(-1000, 0), new Bearing(2, 4).at(1000));
        assertEquals(new Spot(0, 1000), new Bearing(-1, 4).at(1000));
    }

    @Test
    void everyDirectionIsRightToTheUnit() {
        for (int whole = 1; whole <= 97; whole++) {
            for (int part = 0; part < whole; part++) {
                double angle = 2 * Math.PI * part / whole;
                Spot spot = new Bearing(part, whole).at(100_000);
                assertTrue(Math.abs(spot.x() - 100_000 * Math.cos(angle)) < 0.51, part + " of " + whole);
                assertTrue(Math.abs(spot.y() + 100_000 * Math.sin(angle)) < 0.51, part + " of " + whole);
            }
        }
    }

    @Test
    void aTurnHasAtLeastOnePart() {
        assertThrows(IllegalArgumentException.class, () -> new Bearing(1, 0));
    }
}
