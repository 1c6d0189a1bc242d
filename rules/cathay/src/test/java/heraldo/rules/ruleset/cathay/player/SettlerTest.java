package heraldo.rules.ruleset.cathay.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.chart.Steps;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.End;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.order.Trade;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SettlerTest {

    private final Dice whims = new KeyedDice(new byte[32]);
    private final Table table = Table.of(3, 5);

    private OrderSheet proposed(Seat seat) {
        return Table.RULES.think().propose(table.position(), seat, whims);
    }

    private void toRoundTwo() {
        while (table.position().round().first()) {
            table.deadline();
        }
    }

    private void deal(Seat seat, String cards) {
        Position position = table.position();
        Goods hand = Goods.of(cards);
        Goods bank = position.tabletop().bank().plus(position.side(seat).hand()).minus(hand);
        table.position(position.withBank(bank).with(seat, position.side(seat).withHand(hand)));
    }

    @Test
    void aGoodCornerIsChosenFirst() {
        Order first = proposed(table.position().active()).orders().get(0);
        assertTrue(table.position().board().pips(((Start) first).corner()) >= 9, first::toString);
    }

    @Test
    void whoeverIsNotDueWaitsInTheFirstRound() {
        assertEquals(OrderSheet.EMPTY, proposed(table.position().round().order().get(1)));
    }

    @Test
    void laterItLeavesAPlanNowAndThenWhetherItCanPayOrNot() {
        toRoundTwo();
        Seat waiting = table.position().round().order().get(1);
        deal(waiting, "-");
        long plans = IntStream.range(0, 100)
                .mapToObj(i ->
                        Table.RULES.think().propose(table.position(), waiting, new KeyedDice(new byte[] {(byte) i})))
                .filter(plan -> !plan.isEmpty())
                .count();
        assertTrue(plans > 3 && plans < 40, plans + " of 100");
    }

    @Test
    void nobodySettlesNextDoorToARivalWithoutNeed() {
        for (int seed = 1; seed <= 8; seed++) {
            Table other = Table.of(4, seed);
            other.deadline();
            int rival = other.position().built().array()[0];
            Position position = other.position();
            OrderSheet sheet = Table.RULES.think().propose(position, position.active(), whims);
            int corner = ((Start) sheet.orders().get(0)).corner();
            assertTrue(Steps.between(rival, corner) > 2, "seed " + seed);
        }
    }

    @Test
    void aCityIsBuiltWhenItCanBePaidAndTheTurnEnds() {
        toRoundTwo();
        Seat active = table.position().active();
        deal(active, "TTTOAA");
        List<Order> orders = proposed(active).orders();
        assertTrue(orders.stream().anyMatch(City.class::isInstance), orders::toString);
        assertEquals(new End(), orders.get(orders.size() - 1));
    }

    @Test
    void whatIsMissingIsTradedFor() {
        toRoundTwo();
        Seat active = table.position().active();
        deal(active, "TTTOOOOOA");
        List<Order> orders = proposed(active).orders();
        Order trade =
                orders.stream().filter(Trade.class::isInstance).findFirst().orElseThrow();
        Order next = orders.get(orders.indexOf(trade) + 1);
        assertTrue(next instanceof Recruit || next instanceof City, orders::toString);
    }

    @Test
    void whatOthersHoldDoesNotMatterToIt() {
        toRoundTwo();
        Seat active = table.position().active();
        deal(active, "MMTTOOPP");
        OrderSheet before = proposed(active);
        Seat other = table.position().round().order().get(1);
        Position position = table.position();
        int size = position.side(other).hand().size();
        table.position(position.with(other, position.side(other).withHand(Goods.of("T".repeat(size)))));
        assertEquals(before, proposed(active));
    }

    @Test
    void mostGamesEndByPointsBeforeTheLastRound() {
        int ended = 0;
        for (int seed = 1; seed <= 8; seed++) {
            Position last = played(3 + seed % 2, seed);
            Seat winner = last.winners().orElseThrow().first();
            ended += Score.points(last, winner) >= 10 ? 1 : 0;
        }
        assertTrue(ended >= 5, ended + " of 8");
    }

    @Test
    void otherSeedsPlayOtherwise() {
        assertNotEquals(played(3, 1).sides(), played(3, 2).sides());
        assertEquals(played(3, 1), played(3, 1));
    }

    @SuppressWarnings("unchecked")
    private static Position played(int seats, int seed) {
        HostedRuleset<Position> hosted = (HostedRuleset<Position>) Table.HOSTED;
        return SelfPlay.of(hosted, seats, new TreeMap<>(), seed).play(400, turn -> {});
    }
}
