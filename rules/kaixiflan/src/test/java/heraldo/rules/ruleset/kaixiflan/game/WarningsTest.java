package heraldo.rules.ruleset.kaixiflan.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import heraldo.rules.ruleset.kaixiflan.order.build.Progressing;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Collect;
import heraldo.rules.ruleset.kaixiflan.order.troop.Leg;
import heraldo.rules.ruleset.kaixiflan.order.troop.Move;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What players are told about orders that stand but may not bring what they expect. */
class WarningsTest {

    private static final Ruleset<Realm> KAIXIFLAN = new KaixiflanGame().create(Table.FOLDER);
    private static final Realm START = Table.realm(1);
    private static final Hex FIELD = OddQ.hex("G7");

    private static final Order CAPITAL = new Collect(OddQ.hex("G5"), List.of(), false);

    @Test
    void whatTheStoreCannotKeepIsSaidOnTheLineThatOverflows() {
        Realm full = stocked(START, Stock.all(9));
        assertEquals(List.of(List.of("warning.full")), keys(full, CAPITAL));
        assertTrue(said(full, CAPITAL).contains("10"));
        assertEquals(List.of(List.of()), keys(stocked(START, Stock.NONE), CAPITAL));
    }

    @Test
    void whatIsSpentMakesRoom() {
        Realm rich = stocked(START, new Stock(9, 10, 0, 0, 0, 0));
        Order trade = new Exchange(Good.GOLD, 1, Good.STONE);
        assertEquals(List.of(List.of("warning.full")), keys(rich, trade));
        Realm room = stocked(START, new Stock(9, 9, 0, 0, 0, 0));
        assertEquals(List.of(List.of()), keys(room, trade));
        assertEquals(List.of(List.of(), List.of("warning.full")), keys(room, trade, trade));
    }

    @Test
    void aWonderMakesRoomInTheSameTurn() {
        Realm full = stocked(START, Stock.all(10));
        Order collectAll = new Collect(OddQ.hex("G5"), List.of(), false);
        Order twice = new Exchange(Good.GOLD, 1, Good.STONE);
        assertEquals(List.of(List.of(), List.of()), keys(full, new Progressing(Optional.empty()), collectAll));
        assertEquals(List.of(List.of("warning.full"), List.of("warning.full")), keys(full, twice, collectAll));
    }

    @Test
    void aBuildingThatCannotHelpIsNamed() {
        Realm forge = START.with(Owner.P1, START.province(Owner.P1).withBuildings(Frozen.set(List.of("forja"))));
        Realm mine = source(forge, new Units(1, 0));
        Order collect = new Collect(FIELD, List.of(), true);
        assertEquals(List.of(List.of("warning.route")), keys(mine, collect));
        Realm joined = mine.withAtlas(mine.atlas().change(OddQ.hex("G5").within(2), Land::revealed));
        assertEquals(List.of(List.of()), keys(joined, collect));
    }

    /** A forge adds one gold to the one that is collected: there is room for one. */
    @Test
    void whatBuildingsAddCountsForTheStoreHoweverOftenTheyAdd() {
        for (String once : List.of("false", "true")) {
            Realm start = Table.realm(1, "bonusPerTurn", once);
            Realm forge = start.with(Owner.P1, start.province(Owner.P1).withBuildings(Frozen.set(List.of("forja"))));
            Realm mine = source(stocked(forge, new Stock(9, 0, 0, 0, 0, 0)), new Units(1, 0));
            Realm joined = mine.withAtlas(mine.atlas().change(OddQ.hex("G5").within(2), Land::revealed));
            assertEquals(List.of(List.of("warning.full")), keys(joined, new Collect(FIELD, List.of(), true)), once);
        }
    }

    @Test
    void withThreeInAHexAnotherBattleMayComeFirst() {
        Realm two = source(START, new Units(0, 1))
                .withMuster(source(START, new Units(0, 1)).muster().plus(FIELD, Owner.P2, new Units(1, 0)));
        Order fight = new Fight(FIELD, Optional.of(Owner.P2));
        assertEquals(List.of(List.of()), keys(two, fight));
        Realm three = two.withMuster(two.muster().plus(FIELD, Owner.P3, new Units(0, 1)));
        assertEquals(List.of(List.of("warning.fight")), keys(three, fight));
    }

    @Test
    void unitsThatLeaveABattlefieldMayDieBefore() {
        Realm realm = source(START, new Units(2, 0));
        Realm near = realm.withAtlas(realm.atlas().change(FIELD.neighbours(), Land::revealed));
        Order move = new Move(FIELD, List.of(new Leg(FIELD.neighbours().get(0), Optional.of(1), Optional.empty())));
        assertEquals(List.of(List.of()), keys(near, move));
        Realm threatened = near.withMuster(near.muster().plus(FIELD, Owner.P2, new Units(0, 1)));
        assertEquals(List.of(List.of("warning.march")), keys(threatened, move));
    }

    @Test
    void aHalfWaitsForTheOther() {
        Hex theirs = START.province(Owner.P2).capital();
        Realm guest = START.withMuster(START.muster().plus(theirs, Owner.P1, new Units(1, 0)));
        Order agreement = new Agreement(Owner.P2);
        assertEquals(List.of(List.of("warning.half")), keys(guest, agreement));
        Realm offered = guest.withPacts(guest.pacts().offering(Owner.P2, Owner.P1));
        assertEquals(List.of(List.of()), keys(offered, agreement));
    }

    /** G7 is an explored source of gold where P1 has units, with unexplored land between it and the capital. */
    private static Realm source(Realm realm, Units units) {
        return realm.withAtlas(realm.atlas()
                        .change(
                                List.of(FIELD),
                                land -> land.holding(Optional.of(new Land.Source(Good.GOLD, 1)))
                                        .revealed())
                        .change(
                                OddQ.hex("G5").within(2).stream()
                                        .filter(hex -> hex.distance(FIELD) == 1)
                                        .toList(),
                                land -> new Land(land.source(), false, land.explorers())))
                .withMuster(realm.muster().plus(FIELD, Owner.P1, units));
    }

    private static Realm stocked(Realm realm, Stock stock) {
        return realm.with(Owner.P1, realm.province(Owner.P1).withStock(stock));
    }

    private static List<Verdict> verdicts(Realm realm, Order... orders) {
        return KAIXIFLAN.play().check(realm, new Seat(1), OrderSheet.of(orders));
    }

    private static List<List<String>> keys(Realm realm, Order... orders) {
        List<Verdict> verdicts = verdicts(realm, orders);
        verdicts.forEach(verdict -> assertEquals(Optional.empty(), verdict.refusal()));
        verdicts.forEach(WarningsTest::sayable);
        return verdicts.stream()
                .map(verdict -> verdict.warnings().stream().map(Message::key).toList())
                .toList();
    }

    private static void sayable(Verdict verdict) {
        for (Locale locale : Table.FOLDER.languages().all()) {
            verdict.warnings()
                    .forEach(warning -> assertFalse(say(warning, locale).contains("{"), warning.toString()));
        }
    }

    private static String said(Realm realm, Order order) {
        return say(verdicts(realm, order).get(0).warnings().get(0), Locale.ENGLISH);
    }

    private static String say(Message warning, Locale locale) {
        assertTrue(Table.FOLDER.bundle(locale).text(warning.key()).isPresent(), warning.key());
        return Table.FOLDER.bundle(locale).say(warning, seat -> "Brumaria");
    }
}
