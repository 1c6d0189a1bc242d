package heraldo.rules.engine;

import static heraldo.rules.engine.Ladder.Rung.DEFAULT;
import static heraldo.rules.engine.Ladder.Rung.STAND_IN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    void theRulesetsDefaultPlaysUntilAGovernorDoesOrForGood() {
        assertEquals(2, Ladder.USUAL.defaults());
        assertEquals(0, Ladder.AT_ONCE.defaults());
        assertEquals(2, new Ladder(List.of(DEFAULT, DEFAULT)).defaults());
    }

    @Test
    void aLadderHasARung() {
        assertThrows(IllegalArgumentException.class, () -> new Ladder(List.of()));
    }

    @Test
    void whatEarlierVersionsWroteIsReadAsItWas() {
        assertEquals(Ladder.USUAL, Ladder.of("DEFAULT DEFAULT STAND_IN"));
        assertEquals("DEFAULT DEFAULT STAND_IN", Ladder.USUAL.text());
        assertEquals(0, Ladder.USUAL.excused());
        assertFalse(Ladder.USUAL.offers(100));
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Ladder ladder = Ladder.USUAL.excusing(2).offering(3).counting(false).waiting(1);
        assertEquals("DEFAULT STAND_IN excused=2 offered=3 standing=no", ladder.text());
        assertEquals(ladder, Ladder.of(ladder.text()));
    }

    @Test
    void aSeatIsOfferedAfterSoManyTurnsOnTheLastRung() {
        Ladder ladder = Ladder.USUAL.offering(3);
        assertFalse(ladder.offers(4));
        assertTrue(ladder.offers(5));
        assertTrue(new Ladder(List.of(DEFAULT)).offering(3).offers(3));
    }

    @Test
    void whereNoGovernorEverPlaysNoneDoesUnderAnyPatience() {
        Ladder silent = new Ladder(List.of(DEFAULT));
        assertEquals(silent, silent.waiting(5));
        assertFalse(silent.knowsRegents());
    }
}
