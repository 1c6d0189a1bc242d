package heraldo.rules.ruleset.hexadominacion.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.order.Attack;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.Trade;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.World;
import org.junit.jupiter.api.Test;

class StewardTest {

    private final World start = Table.world(6, 1);

    @Test
    void itSetsOutToConquerInTheFirstRound() {
        OrderSheet sheet = propose(start, 1);
        assertTrue(sheet.orders().stream().anyMatch(Attack.class::isInstance), sheet::toString);
    }

    @Test
    void twoRulersArriveAtTheSameExchange() {
        int mirrored = 0;
        for (int one = 1; one <= 6; one++) {
            for (int other = one + 1; other <= 6; other++) {
                mirrored += mirrors(one, other) ? 1 : 0;
            }
        }
        assertTrue(mirrored > 0, "somebody trades");
    }

    private boolean mirrors(int one, int other) {
        OrderSheet theirs = propose(start, other);
        return propose(start, one).orders().stream()
                .filter(Trade.class::isInstance)
                .map(Trade.class::cast)
                .filter(trade -> trade.realm().number() == other)
                .anyMatch(trade -> theirs.orders().contains(new Trade(new Seat(one), trade.gets(), trade.gives())));
    }

    @Test
    void aCapitalThatCanBeReachedIsGuardedFirst() {
        int capital = start.realm(new Seat(1)).capital();
        World threatened = Table.with(
                start,
                draft -> draft.tiles.set(
                        Board.hex("F9"),
                        draft.tiles.get(Board.hex("F9")).owner(2).soldiers(20)));
        OrderSheet sheet = propose(threatened, 1);
        int away = sheet.orders().stream()
                .filter(Attack.class::isInstance)
                .map(Attack.class::cast)
                .flatMap(attack -> attack.origins().stream())
                .filter(origin -> origin.hex() == capital)
                .mapToInt(origin -> origin.soldiers())
                .sum();
        assertEquals(0, away, sheet::toString);
    }

    @Test
    void aRealmUnderSanctionMovesNobody() {
        World banned = start.with(new Seat(1), start.realm(new Seat(1)).banned(3));
        OrderSheet sheet = propose(banned, 1);
        assertFalse(sheet.orders().stream().anyMatch(Move.class::isInstance), sheet::toString);
    }

    private static OrderSheet propose(World world, int seat) {
        return Table.RULES.propose(world, new Seat(seat), Table.dice(1, 1));
    }
}
