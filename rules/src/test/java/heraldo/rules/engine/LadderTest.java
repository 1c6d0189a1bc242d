package heraldo.rules.engine;

import static heraldo.rules.engine.Ladder.Rung.DEFAULT;
import static heraldo.rules.engine.Ladder.Rung.STAND_IN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What becomes of a seat that sends nothing, turn after turn. */
class LadderTest {

    private static List<Ladder.Rung> climbed(Ladder ladder) {
        return IntStream.range(0, 5).mapToObj(ladder::rung).toList();
    }

    @Test
    void theUsualLadderWaitsTwoTurnsBeforeAGovernorPlays() {
        assertEquals(List.of(DEFAULT, DEFAULT, STAND_IN, STAND_IN, STAND_IN), climbed(Ladder.USUAL));
    }

    @Test
    void theGovernorPlaysFromTheFirstSilentTurnOn() {
        assertEquals(List.of(STAND_IN, STAND_IN, STAND_IN, STAND_IN, STAND_IN), climbed(Ladder.AT_ONCE));
    }

    @Test
    void eachRungHoldsForItsTurnAndTheLastForGood() {
        Ladder ladder = new Ladder(List.of(DEFAULT, STAND_IN, DEFAULT));
        assertEquals(List.of(DEFAULT, STAND_IN, DEFAULT, DEFAULT, DEFAULT), climbed(ladder));
    }

    @Test
    void aLadderHasARung() {
        assertThrows(IllegalArgumentException.class, () -> new Ladder(List.of()));
    }
}
