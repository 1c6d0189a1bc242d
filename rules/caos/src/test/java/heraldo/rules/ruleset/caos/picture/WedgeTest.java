package heraldo.rules.ruleset.caos.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.scene.Point;
import org.junit.jupiter.api.Test;

/** The printed places of §8.4, in the galaxy of five outer sectors. */
class WedgeTest {

    private static final Wedge PC = new Wedge(0, 5);
    private static final Wedge GTE = new Wedge(1, 5);
    private static final Wedge TSA = new Wedge(0, 4);
    private static final Wedge LMU = new Wedge(1, 4);

    @Test
    void cadiaAndVigiliaLieOnTheRightBelowAndAboveTheMiddle() {
        assertEquals(new Point(766, 587), PC.planet(Ring.EXT_INNER, 0, 2));
        assertEquals(new Point(766, 413), PC.planet(Ring.EXT_INNER, 1, 2));
    }

    @Test
    void hachazoLiesOnTopInTheOuterRing() {
        assertEquals(new Point(460, 117), GTE.planet(Ring.EXT_OUTER, 2, 3));
    }

    @Test
    void theWorldsOfTheEyeLieAroundItsMiddle() {
        assertEquals(new Point(533, 421), LMU.planet(Ring.EYE_INNER, 0, 2));
        assertEquals(new Point(652, 588), TSA.planet(Ring.EYE_OUTER, 0, 3));
    }

    @Test
    void neighboursShareTheirBorder() {
        var one = PC.outline(230, 330);
        var other = GTE.outline(230, 330);
        assertEquals(one.get(PC.pieces()), other.get(0));
        assertEquals(one.get(PC.pieces() + 1), other.get(other.size() - 1));
    }
}
