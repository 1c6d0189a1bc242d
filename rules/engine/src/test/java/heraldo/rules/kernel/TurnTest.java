package heraldo.rules.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Who may write in a turn. */
class TurnTest {

    private static final Seat DUE = new Seat(1);
    private static final Seat BESIDE = new Seat(2);
    private static final Seat WATCHING = new Seat(3);

    private final Turn turn = new Turn(1, Message.of("turn"), new TreeSet<>(List.of(DUE)), true).with(List.of(BESIDE));

    @Test
    void ordersAreTakenFromWhoIsWaitedForAndFromWhoMayWriteBeside() {
        assertTrue(turn.takes(DUE));
        assertTrue(turn.takes(BESIDE));
    }

    @Test
    void nobodyElseWrites() {
        assertFalse(turn.takes(WATCHING));
        assertFalse(turn.with(List.of()).takes(BESIDE));
    }

    @Test
    void whoMayWriteIsNotWaitedFor() {
        assertEquals(new TreeSet<>(List.of(DUE)), turn.due());
    }
}
