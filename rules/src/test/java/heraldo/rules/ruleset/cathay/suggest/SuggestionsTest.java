package heraldo.rules.ruleset.cathay.suggest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SuggestionsTest {

    private final Table table = Table.of(3, 5);

    private List<String> offered(Seat seat, OrderSheet sheet, String type, String param, String... given) {
        SortedMap<String, String> filled = new TreeMap<>();
        for (int i = 0; i < given.length; i += 2) {
            filled.put(given[i], given[i + 1]);
        }
        OrderType<?> order = Table.RULES.orders().stream()
                .filter(each -> each.key().equals(type))
                .findFirst()
                .orElseThrow();
        return Table.RULES.suggest(table.position(), new ParamQuery(seat, sheet, order, param, filled));
    }

    private void toRoundTwo() {
        while (table.position().round().first()) {
            table.deadline();
        }
    }

    private void deal(Seat seat, String cards) {
        Position position = table.position();
        Goods hand = Goods.of(cards);
        Goods bank = position.bank().plus(position.side(seat).hand()).minus(hand);
        table.position(position.bank(bank).with(seat, position.side(seat).hand(hand)));
    }

    @Test
    void theFirstSettlementIsOfferedWhereItYieldsMostAndItsRoadTouchesIt() {
        Seat active = table.position().active();
        List<String> corners = offered(active, OrderSheet.EMPTY, "start", "corner");
        assertEquals(54, corners.size());
        int best = Integer.parseInt(corners.get(0));
        int worst = Integer.parseInt(corners.get(53));
        assertTrue(
                table.position().board().pips(best) > table.position().board().pips(worst));
        List<String> edges = offered(active, OrderSheet.EMPTY, "start", "edge", "corner", corners.get(0));
        assertTrue(!edges.isEmpty()
                && edges.stream().allMatch(edge -> List.of(edge.split("-")).contains(corners.get(0))));
    }

    @Test
    void onlyTradesThatCanBePaidAreOffered() {
        toRoundTwo();
        Seat active = table.position().active();
        deal(active, "MMMMT");
        assertEquals(List.of("M"), offered(active, OrderSheet.EMPTY, "trade", "give"));
        assertEquals(
                4,
                offered(active, OrderSheet.EMPTY, "trade", "receive", "give", "M")
                        .size());
        OrderSheet spent = Table.sheet("comerciar M por A");
        assertEquals(List.of(), offered(active, spent, "trade", "give"), "what the sheet spends is gone");
    }

    @Test
    void aTradeIsOfferedAsOftenAsItsOwnCardsAllow() {
        toRoundTwo();
        Seat active = table.position().active();
        deal(active, "MMMMTTTTTTTT");
        assertEquals(List.of("1"), offered(active, OrderSheet.EMPTY, "trade", "times", "give", "M", "receive", "A"));
        assertEquals(
                List.of("1", "2"), offered(active, OrderSheet.EMPTY, "trade", "times", "give", "T", "receive", "A"));
    }

    @Test
    void afterTheEndOfTheTurnAndOutOfTurnOnlyTheOrderOfDiscardingIsOffered() {
        toRoundTwo();
        Seat active = table.position().active();
        Seat other = table.position().round().order().get(1);
        deal(active, "MMMMPPPP");
        assertEquals(List.of(), offered(active, Table.sheet("fin"), "road", "edge"));
        assertEquals(List.of(), offered(other, OrderSheet.EMPTY, "road", "edge"));
        assertEquals(
                5, offered(other, OrderSheet.EMPTY, "discard", "preference").size());
    }

    @Test
    void whatOthersAreOfferedDoesNotDependOnAHand() {
        toRoundTwo();
        Seat active = table.position().active();
        Seat other = table.position().round().order().get(1);
        deal(active, "MMMTTOP");
        List<String> before = offered(active, OrderSheet.EMPTY, "road", "edge");
        Position position = table.position();
        Goods hand = position.side(other).hand();
        table.position(position.with(other, position.side(other).hand(Goods.of("P".repeat(hand.size())))));
        assertEquals(before, offered(active, OrderSheet.EMPTY, "road", "edge"));
    }
}
