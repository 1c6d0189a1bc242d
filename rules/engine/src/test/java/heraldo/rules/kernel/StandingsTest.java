package heraldo.rules.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Places, totals and parts of totals. */
class StandingsTest {

    private static final Seat RED = new Seat(1);
    private static final Seat BLUE = new Seat(2);
    private static final Seat GREEN = new Seat(3);
    private static final Standings TABLE =
            new Standings(List.of("total"), List.of(row(BLUE, 7), row(RED, 4), row(GREEN, 4)), false);

    private static Standings.Row row(Seat seat, int total) {
        return new Standings.Row(seat, List.of(total), total);
    }

    @Test
    void equalTotalsShareTheBetterPlace() {
        assertEquals(Map.of(BLUE, 1, RED, 2, GREEN, 2), TABLE.places());
    }

    @Test
    void everybodyHasATotalAndItsParts() {
        assertEquals(Map.of(BLUE, 7, RED, 4, GREEN, 4), TABLE.totals());
        Standings parted = TABLE.with("land", seat -> 2 * seat.number());
        assertEquals("land", parted.shares().getFirst().key());
        assertEquals(
                Map.of(RED, 2, BLUE, 4, GREEN, 6), parted.shares().getFirst().points());
    }
}
