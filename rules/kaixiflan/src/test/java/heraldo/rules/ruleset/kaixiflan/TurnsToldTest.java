package heraldo.rules.ruleset.kaixiflan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.OddQ;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.order.build.Build;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Collect;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a province is told of its turns: what comes up, what spoils, what is missing, and what ends silently. */
class TurnsToldTest {

    private static final Ruleset<Realm> KAIXIFLAN = new KaixiflanGame().create(Table.FOLDER);
    private static final Bundle WORDS = Table.FOLDER.bundle(Languages.SPANISH);
    private static final Seat ONE = new Seat(1);
    private static final Order COLLECT = new Collect(OddQ.hex("G5"), List.of(), false);
    private static final Order MILL = new Build("aserradero");
    private static final String HARVEST = "ya no se recolecta por ti, y no has escrito *recolectar*";

    /** Turn 1 is a Primavera: a major mission turns up (R86). */
    private final Realm start = Table.realm(1);

    @Test
    void aMissionThatComesUpIsToldToAllAndOnTheOwnCard() {
        Resolution<Realm> played = played(start, COLLECT);
        List<News> told = played.news().stream()
                .filter(news -> news.kind().equals("mission-new"))
                .toList();
        assertEquals(1, told.size());
        assertTrue(
                say(told.get(0).headline()).startsWith("Nueva misión: «"),
                say(told.get(0).headline()));
        List<String> open =
                card(start, played).open().stream().map(TurnsToldTest::say).toList();
        assertTrue(open.get(0).startsWith("Misión nueva: «"), open.toString());
    }

    @Test
    void whatTheStoreCannotKeepIsToldOnTheOwnCard() {
        Realm full = stocked(Stock.all(10));
        assertEquals(
                List.of("Se echa a perder 2 de oro, 1 de piedra, 2 de madera, 2 de comida y 1 de ciencia: el almacén"
                        + " guarda 10 de cada cosa."),
                card(full, played(full, COLLECT)).secrets().stream()
                        .map(TurnsToldTest::say)
                        .toList());
        assertEquals(List.of(), card(start, played(start, COLLECT)).secrets());
    }

    @Test
    void theFreeHarvestEndsWithTheFirstActionAndThatIsSaid() {
        assertTrue(unused(MILL).contains(HARVEST), unused(MILL).toString());
        assertFalse(unused(MILL, COLLECT).contains(HARVEST));
        assertFalse(unused(new Pass()).contains(HARVEST));
        assertFalse(unused().contains(HARVEST));
    }

    @Test
    void whatIsMissingIsSaidByHowMuchAndNotBlamedOnOtherLines() {
        assertEquals(
                List.of(
                        "Para pagar esta necesitas 5 de oro, 1 de piedra y 2 de madera más. Se paga con lo que tenías al"
                                + " abrirse el turno."),
                refused(stocked(Stock.NONE), MILL));
        assertEquals(
                List.of("Con lo que pagas en otras líneas, para pagar esta necesitas 2 de oro más. Se paga con lo que"
                        + " tenías al abrirse el turno."),
                refused(stocked(new Stock(6, 3, 5, 5, 5, 5)), MILL, new Build("forja")));
    }

    @Test
    void theOwnLineSaysWhatWasMissingWhenTheTurnClosed() {
        Resolution<Realm> played = played(stocked(Stock.NONE), MILL);
        assertEquals(
                List.of("No quedaba con qué pagarlo; hacía falta más: 5 de oro, 1 de piedra y 2 de madera."),
                played.chronicle().sections().stream()
                        .flatMap(section -> section.entries().stream())
                        .filter(entry -> entry.result()
                                .filter(result -> result.seat().equals(ONE))
                                .isPresent())
                        .map(Entry::text)
                        .map(TurnsToldTest::say)
                        .toList());
    }

    private Realm stocked(Stock stock) {
        return start.with(Owner.P1, start.province(Owner.P1).withStock(stock));
    }

    private static Resolution<Realm> played(Realm realm, Order... orders) {
        KeyedDice dice = new KeyedDice(Table.chain(1).turnSeed(realm.turn()));
        return KAIXIFLAN.play().resolve(realm, new TreeMap<>(Map.of(ONE, OrderSheet.of(orders))), dice);
    }

    private static OwnCard card(Realm before, Resolution<Realm> played) {
        Viewer viewer = Viewer.of(ONE);
        Aftermath<Realm> turn =
                new Aftermath<>(before, played.results(), played.chronicle().seenBy(viewer), played.state(), viewer);
        return KAIXIFLAN.tell().card(turn, played.news(), ONE);
    }

    private List<String> unused(Order... orders) {
        return KAIXIFLAN.think().outlook(start, ONE, OrderSheet.of(orders)).unused().stream()
                .map(TurnsToldTest::say)
                .toList();
    }

    private static List<String> refused(Realm realm, Order... orders) {
        return KAIXIFLAN.play().check(realm, ONE, OrderSheet.of(orders)).stream()
                .map(Verdict::refusal)
                .flatMap(refusal -> refusal.stream().map(each -> say(each.message())))
                .toList();
    }

    private static String say(Message message) {
        return WORDS.say(message, named -> "").strip();
    }
}
