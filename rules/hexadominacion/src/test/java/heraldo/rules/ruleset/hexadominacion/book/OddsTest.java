package heraldo.rules.ruleset.hexadominacion.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OddsTest {

    @ParameterizedTest
    @CsvSource({
        "1,1,417",
        "2,1,838",
        "2,2,444",
        "3,2,779",
        "5,5,464",
        "6,5,700",
        "10,10,474",
        "12,10,790",
        "1,2,93",
    })
    void theReferenceOddsOfTheRulebookAreMetWithinOnePerCent(int attackers, int defenders, int thousandths) {
        int odds = Odds.conquest(attackers, defenders);
        assertTrue(Math.abs(odds - thousandths) <= 10, attackers + " v " + defenders + ": " + odds);
    }

    @Test
    void nobodyDefendingIsASureThing() {
        assertEquals(Odds.CERTAIN, Odds.conquest(1, 0));
        assertEquals(0, Odds.conquest(0, 3));
    }

    @Test
    void asManyAttackersAreNeededAsGiveTheOddsAndNoMore() {
        assertEquals(2, Odds.needed(1, 800));
        assertEquals(12, Odds.needed(10, 780));
        assertTrue(Odds.conquest(9999, 9999) <= Odds.CERTAIN / 2);
    }
}
