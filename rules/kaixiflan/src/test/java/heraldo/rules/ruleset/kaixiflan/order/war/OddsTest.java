package heraldo.rules.ruleset.kaixiflan.order.war;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** How likely battles are told to be: counted over all throws of all dice. */
class OddsTest {

    private static final Units ARMY = new Units(0, 1);

    @Test
    void equalSidesHaveEqualChances() {
        Odds odds = Odds.of(ARMY, 0, ARMY, 0);
        assertEquals(new Odds(575, 146, 575, 10), odds);
        assertEquals("44 % de ganar", said(odds));
    }

    @Test
    void moreThanDoubleThrowsThreeDiceAgainstOne() {
        Odds odds = Odds.of(new Units(0, 3), 0, ARMY, 0);
        assertEquals(1296, odds.won() + odds.drawn() + odds.lost());
        assertEquals(3, odds.worst());
        assertEquals("97 % de ganar", said(odds));
        assertFalse(odds.bad());
    }

    @Test
    void exactlyDoubleIsNotMore() {
        assertEquals(Odds.of(ARMY, 0, ARMY, 0), Odds.of(new Units(0, 2), 0, ARMY, 0));
    }

    @Test
    void onlyWhatNoThrowCanBreakIsCertain() {
        assertEquals("99 % de ganar", said(Odds.of(new Units(0, 3), 2, ARMY, 0)));
        assertEquals("ganas con cualquier tirada", said(Odds.of(new Units(0, 3), 4, ARMY, 0)));
        assertEquals("no puedes ganar", said(Odds.of(ARMY, 0, new Units(0, 3), 4)));
        assertTrue(Odds.of(ARMY, 0, new Units(0, 3), 4).bad());
    }

    private static String said(Odds odds) {
        return Table.FOLDER.bundle(Locale.forLanguageTag("es")).say(odds.chance(), seat -> "Brumaria");
    }
}
