package heraldo.rules.ruleset.hexadominacion.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.order.deal.Cede;
import heraldo.rules.ruleset.hexadominacion.order.deal.Sell;
import heraldo.rules.ruleset.hexadominacion.order.deal.Trade;
import heraldo.rules.ruleset.hexadominacion.order.war.Attack;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class StewardTest {

    private static final int MOODS = 40;

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
                        draft.tiles.get(Board.hex("F9")).withOwner(2).withSoldiers(20)));
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
        World banned = start.with(new Seat(1), start.realm(new Seat(1)).withBanned(3));
        OrderSheet sheet = propose(banned, 1);
        assertFalse(sheet.orders().stream().anyMatch(Move.class::isInstance), sheet::toString);
    }

    @Test
    void aGovernorSellsAnOutpostAndDoesNotGiveItAway() {
        int outpost = Board.hex("F6");
        World alone = Table.with(start, draft -> {
            draft.tiles.set(outpost, draft.tiles.get(outpost).withOwner(1));
            Board.neighbours(outpost)
                    .forEach(hex -> draft.tiles.set(hex, draft.tiles.get(hex).withOwner(2)));
        });
        List<Order> governed = written(alone, Table.RULES.think()::govern);
        assertTrue(governed.stream().anyMatch(Sell.class::isInstance));
        assertFalse(governed.stream().anyMatch(Cede.class::isInstance));
        assertTrue(
                written(alone, Table.RULES.think()::propose).stream().anyMatch(Cede.class::isInstance), "others would");
    }

    @Test
    void aGovernorDoesNotSurrenderARealmWithoutHope() {
        assertFalse(written(hopeless(), Table.RULES.think()::govern).stream().anyMatch(Surrender.class::isInstance));
        assertTrue(
                written(hopeless(), Table.RULES.think()::propose).stream().anyMatch(Surrender.class::isInstance),
                "others would");
    }

    /** Nothing is left to the first realm but an empty capital, and all around it stand the soldiers of a rich one. */
    private World hopeless() {
        int capital = start.realm(new Seat(1)).capital();
        World besieged = Table.with(start, draft -> {
            Board.HEXES.stream()
                    .filter(hex -> draft.tiles.get(hex).owner() == 1 || Board.adjacent(hex, capital))
                    .forEach(hex -> draft.tiles.set(
                            hex, draft.tiles.get(hex).withOwner(2).withSoldiers(20)));
            draft.tiles.set(capital, draft.tiles.get(capital).withOwner(1).withSoldiers(0));
        });
        return besieged.with(new Seat(2), besieged.realm(new Seat(2)).withStock(Stock.all(50)));
    }

    /** Everything that a ruler writes for the first realm in one mood or another. */
    private static List<Order> written(World world, Ruler ruler) {
        return IntStream.rangeClosed(1, MOODS)
                .boxed()
                .flatMap(mood -> ruler.sheet(world, new Seat(1), Table.dice(mood, 1)).orders().stream())
                .toList();
    }

    @FunctionalInterface
    private interface Ruler {

        OrderSheet sheet(World world, Seat seat, Dice mood);
    }

    private static OrderSheet propose(World world, int seat) {
        return Table.RULES.think().propose(world, new Seat(seat), Table.dice(1, 1));
    }
}
