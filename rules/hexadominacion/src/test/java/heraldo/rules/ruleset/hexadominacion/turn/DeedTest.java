package heraldo.rules.ruleset.hexadominacion.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The notes that a battle leaves. */
class DeedTest {

    private static Deed.Fought fought(int defenders, List<Integer> attack, List<Integer> defence) {
        return new Deed.Fought(
                1,
                1,
                5,
                true,
                new Deed.Onslaught(List.of(), Stock.NONE, attack, List.of()),
                new Deed.Defence(2, defenders, Stock.NONE, 0, defence, Withdrawal.Result.NONE));
    }

    @Test
    void aBattleIsAsBigAsWhatAllDiceShow() {
        assertEquals(15, fought(1, List.of(6, 5), List.of(4)).thrown());
        assertEquals(0, fought(0, List.of(), List.of()).thrown());
    }

    @Test
    void nobodyThrowsWhereNobodyDefends() {
        assertTrue(fought(0, List.of(), List.of()).walkover());
        assertFalse(fought(1, List.of(6), List.of(1)).walkover());
    }
}
