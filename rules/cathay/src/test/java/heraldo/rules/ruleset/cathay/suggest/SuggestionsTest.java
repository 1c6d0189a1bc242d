package heraldo.rules.ruleset.cathay.suggest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Languages;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Form;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class SuggestionsTest {

    private final Table table = Table.of(3, 5);

    private List<String> offered(Seat seat, OrderSheet sheet, String type, String param, String... given) {
        SortedMap<String, String> filled = new TreeMap<>();
        for (int i = 0; i < given.length; i += 2) {
            filled.put(given[i], given[i + 1]);
        }
        OrderType<?> order = Table.RULES.play().orders().stream()
                .filter(each -> each.key().equals(type))
                .findFirst()
                .orElseThrow();
        return Table.RULES.think().suggest(table.position(), new ParamQuery(seat, sheet, order, param, filled));
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
        table.position(position.with(other, position.side(other).withHand(Goods.of("P".repeat(hand.size())))));
        assertEquals(before, offered(active, OrderSheet.EMPTY, "road", "edge"));
    }

    private ParamQuery query(Seat seat, String type, String param, SortedMap<String, String> given) {
        OrderType<?> order = Table.RULES.play().orders().stream()
                .filter(each -> each.key().equals(type))
                .findFirst()
                .orElseThrow();
        return new ParamQuery(seat, OrderSheet.EMPTY, order, param, given);
    }

    private static String said(Message message) {
        return Table.FOLDER.bundle(Languages.SPANISH).say(message, seat -> "Seda");
    }

    /** What is offered for each blank of each order, the blanks before it filled in as offered. */
    private void each(Seat seat, BiConsumer<ParamQuery, Offer> reader) {
        for (OrderType<?> type : Table.RULES.play().orders()) {
            SortedMap<String, String> given = new TreeMap<>();
            for (Param param : type.params()) {
                ParamQuery query = query(seat, type.key(), param.name(), given);
                List<Offer> offers = Table.RULES.think().offers(table.position(), query);
                offers.forEach(offer -> reader.accept(query, offer));
                if (offers.isEmpty()) {
                    break;
                }
                given.put(param.name(), offers.get(0).value());
            }
        }
    }

    private boolean stands(ParamQuery query, Offer offer) {
        SortedMap<String, String> given = new TreeMap<>(query.given());
        given.put(query.param(), offer.value());
        Form form = new Form(query.type());
        return form.open(given).isPresent()
                || form.order(given)
                        .map(order -> Table.RULES
                                .play()
                                .check(table.position(), query.seat(), OrderSheet.of(order))
                                .get(0)
                                .possible())
                        .orElse(true);
    }

    @Test
    void whatIsOfferedStandsOrSaysWhatItLacks() {
        toRoundTwo();
        for (String hand : List.of("-", "MMMMTTTOOAAP", "MP", "TTTOAA", "MMMM")) {
            Seat active = table.position().active();
            deal(active, hand);
            int[] lacking = {0};
            each(active, (query, offer) -> {
                boolean whole = query.type().params().getLast().name().equals(query.param());
                assertTrue(!offer.possible() || stands(query, offer), () -> query + " " + offer);
                assertTrue(offer.possible() || !whole || !stands(query, offer), () -> query + " " + offer);
                lacking[0] += offer.possible() ? 0 : 1;
                offer.lacking().ifPresent(why -> assertTrue(said(why).length() <= 70, () -> said(why)));
            });
            assertTrue(lacking[0] > 20, hand + ": " + lacking[0]);
        }
    }

    @Test
    void everyClosedValueThatIsOfferedSaysWhatItIs() {
        toRoundTwo();
        deal(table.position().active(), "MMMMTTTTOOAAP");
        List<String> named = List.of("corner", "edge", "soldier", "soldier-kind", "resource", "times");
        int[] seen = {0};
        each(table.position().active(), (query, offer) -> {
            if (named.contains(query.kind())) {
                seen[0]++;
                assertTrue(
                        Table.RULES
                                .think()
                                .glosses(table.position(), query, List.of(offer.value()))
                                .containsKey(offer.value()),
                        () -> query + " " + offer);
            }
        });
        assertTrue(seen[0] > 40, "values " + seen[0]);
    }

    @Test
    void whatIsMissingIsSaidInFewWords() {
        toRoundTwo();
        Seat active = table.position().active();
        deal(active, "MMM");
        assertEquals("necesitas 1 de piedra más", hindrance(active, "road", "edge"));
        assertEquals("necesitas 1 de madera más", hindrance(active, "trade", "give"));
        assertEquals("no tienes soldados", hindrance(active, "move", "soldier"));
        assertEquals("no hay ruinas en el tablero", hindrance(active, "claim", "corner"));
        assertEquals("tus carreteras no llegan", hindrance(active, "settle", "corner"));
        assertEquals("el inicio es cosa de la ronda 1", hindrance(active, "start", "corner"));
        deal(active, "MMMP");
        assertEquals("", hindrance(active, "road", "edge"));
    }

    private String hindrance(Seat seat, String type, String param) {
        return Table.RULES
                .think()
                .hindrance(table.position(), query(seat, type, param, new TreeMap<>()))
                .map(SuggestionsTest::said)
                .orElse("");
    }

    @Test
    void afterTheEndOfThePlanThatIsTheReason() {
        toRoundTwo();
        Seat active = table.position().active();
        deal(active, "MMM");
        ParamQuery bare = query(active, "road", "edge", new TreeMap<>());
        ParamQuery ended = new ParamQuery(active, Table.sheet("fin"), bare.type(), "edge", bare.given());
        assertEquals(
                "tu plan ya acaba el turno en una línea de antes",
                said(Table.RULES.think().hindrance(table.position(), ended).orElseThrow()));
    }

    @Test
    void whoWaitsIsOfferedWhatHeMayWriteAhead() {
        toRoundTwo();
        Seat other = table.position().round().order().get(1);
        deal(other, "MP");
        assertEquals("", hindrance(other, "road", "edge"));
        assertTrue(Table.RULES
                .think()
                .offers(table.position(), query(other, "road", "edge", new TreeMap<>()))
                .get(0)
                .possible());
        assertEquals("necesitas 1 de trigo más", hindrance(other, "recruit", "kind"));
    }

    @Test
    void nobodyGivesWhatHeReceives() {
        toRoundTwo();
        Seat active = table.position().active();
        deal(active, "MMMM");
        SortedMap<String, String> given = new TreeMap<>();
        given.put("give", "M");
        assertEquals(
                List.of("P", "A", "O", "T"),
                Table.RULES.think().offers(table.position(), query(active, "trade", "receive", given)).stream()
                        .map(Offer::value)
                        .toList());
    }
}
