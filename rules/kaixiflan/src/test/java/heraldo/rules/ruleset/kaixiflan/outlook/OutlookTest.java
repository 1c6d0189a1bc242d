package heraldo.rules.ruleset.kaixiflan.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.order.Tribute;
import heraldo.rules.ruleset.kaixiflan.order.build.Build;
import heraldo.rules.ruleset.kaixiflan.order.build.Progressing;
import heraldo.rules.ruleset.kaixiflan.order.court.Ballad;
import heraldo.rules.ruleset.kaixiflan.order.court.Import;
import heraldo.rules.ruleset.kaixiflan.order.court.Vote;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Collect;
import heraldo.rules.ruleset.kaixiflan.order.troop.Leg;
import heraldo.rules.ruleset.kaixiflan.order.troop.Move;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests.OwnCard;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.ToldStory;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a province is told of the sheet it is writing, as it reads it. */
class OutlookTest {

    private static final Ruleset<Realm> KAIXIFLAN = new KaixiflanGame().create(Table.FOLDER);
    private static final Realm START = Table.realm(1);
    private static final Seat SEAT = new Seat(1);
    private static final Hex CAPITAL = OddQ.hex("G5");
    private static final Hex FIELD = OddQ.hex("G8");
    private static final Order COLLECT = new Collect(CAPITAL, List.of(), false);

    @Test
    void aCollectionSaysWhatItBrings() {
        Outlook outlook = outlook(START, COLLECT);
        assertEquals(
                List.of("+2 de oro, 1 de piedra, 2 de madera, 2 de comida y 1 de ciencia"),
                said(outlook.line(1).told()));
        assertEquals(List.of("te quedan dos acciones", "no has contado tu historia"), said(outlook.unused()));
    }

    /** K16: named sources are taken as they are named, even where others would bring more. */
    @Test
    void namedSourcesThatBringLessThanOthersAreMentioned() {
        Hex source = CAPITAL.neighbours().stream()
                .filter(hex -> START.atlas().at(hex).source().isPresent())
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(), said(outlook(START, COLLECT).line(1).cautions()));
        Outlook one = outlook(START, new Collect(CAPITAL, List.of(source), false));
        assertEquals(
                List.of("sin decir qué fuentes, sacarías 7 más"),
                said(one.line(1).cautions()));
    }

    @Test
    void theStoreIsReckonedToTheEndOfTheTurn() {
        Outlook outlook = outlook(START, COLLECT, new Exchange(Good.WOOD, 1, Good.GOLD));
        assertEquals(
                "[5 + 3 - 0 = 8, 5 + 1 - 0 = 6, 5 + 2 - 3 = 4, 5 + 2 - 0 = 7, 5 + 0 - 0 = 5, 5 + 1 - 0 = 6]",
                store(outlook));
        assertEquals(
                List.of("+1 de oro; cuesta 3 de madera (a 3 por 1)"),
                said(outlook.line(2).told()));
    }

    @Test
    void whatTheStoreCannotKeepIsSaid() {
        Outlook outlook = outlook(stocked(Stock.all(9)), COLLECT);
        assertEquals(
                List.of("lo que no cabe se pierde: 1 de oro, 1 de madera y 1 de comida; caben 10 de cada recurso"),
                said(outlook.cautions()));
    }

    @Test
    void aWonderMakesRoomInTheSameTurn() {
        Outlook outlook = outlook(stocked(Stock.all(10)), COLLECT, new Progressing(Optional.empty()));
        assertEquals(List.of(), said(outlook.cautions()));
        assertEquals(
                List.of(
                        "cuesta 10 de oro, 10 de piedra, 10 de madera, 10 de comida, 10 de maná y 10 de ciencia",
                        "pasas a la Era 2: 4 acciones por turno y sitio para 20 de cada recurso"),
                said(outlook.line(2).told()));
    }

    @Test
    void whoeverWritesNothingIsToldWhatHisCapitalDoes() {
        assertEquals(
                List.of("sin acciones, tu capital recolecta por su cuenta; si no quieres, pasa"),
                said(outlook(START).cautions()));
        assertEquals(
                "[5 + 2 - 0 = 7, 5 + 1 - 0 = 6, 5 + 2 - 0 = 7, 5 + 2 - 0 = 7, 5 + 0 - 0 = 5, 5 + 1 - 0 = 6]",
                store(outlook(START)));
        Outlook passed = outlook(START, new Pass(), new Story("Nada."));
        assertEquals(List.of(), said(passed.cautions()));
        assertEquals(List.of(), said(passed.unused()));
        assertEquals(
                List.of("no haces nada, y nadie recolecta por ti"),
                said(passed.line(1).told()));
    }

    @Test
    void inSummerOfficesAreVoted() {
        Realm summer = START.withTurn(2);
        String clause = "no has votado los cargos";
        assertTrue(unused(summer).contains(clause));
        assertFalse(unused(START).contains(clause));
        Order vote = new Vote(Optional.of(Owner.P2), Optional.empty(), Optional.empty());
        assertFalse(unused(summer, vote).contains(clause));
    }

    /** R78: a story of one's own, or one of this year, gives nothing to vote for. */
    @Test
    void inSpringTheBalladOfLastYearIsVoted() {
        Realm spring = START.withTurn(5);
        String clause = "no has votado la balada";
        Realm told = spring.withTales(List.of(new ToldStory(4, Owner.P2, "Érase")));
        assertTrue(unused(told).contains(clause));
        assertFalse(unused(told, new Ballad(Owner.P2)).contains(clause));
        assertFalse(unused(told.withTurn(6)).contains(clause));
        assertFalse(unused(spring.withTales(List.of(new ToldStory(4, Owner.P1, "Érase"))))
                .contains(clause));
        assertFalse(unused(spring.withTales(List.of(new ToldStory(5, Owner.P2, "Érase"))))
                .contains(clause));
    }

    /** R83: the office of trade chooses once a term, which ends in summer. */
    @Test
    void whoHoldsTradeChoosesAnImport() {
        String clause = "no has elegido qué importar";
        SortedMap<Office, Owner> offices = new TreeMap<>(Map.of(Office.TRADE, Owner.P1));
        Realm elected = START.withTurn(3).withCourt(START.court().withOffices(offices));
        assertTrue(unused(elected).contains(clause));
        assertFalse(unused(START.withTurn(3)).contains(clause));
        assertFalse(unused(elected, new Import(Good.MANA)).contains(clause));
        assertFalse(unused(elected.withTurn(6)).contains(clause));
        assertFalse(
                unused(elected.withCourt(elected.court().importing(Good.MANA))).contains(clause));
    }

    /** R50: the second half needs a colonist in the other's capital. */
    @Test
    void aHalfThatWaitsIsMentioned() {
        String clause = "no has sellado tu mitad del acuerdo con Brumaria";
        Hex theirs = START.province(Owner.P2).capital();
        Realm offered = START.withPacts(START.pacts().offering(Owner.P2, Owner.P1));
        Realm guest = offered.withMuster(offered.muster().plus(theirs, Owner.P1, new Units(1, 0)));
        assertTrue(unused(guest).contains(clause));
        assertFalse(unused(offered).contains(clause));
        assertFalse(unused(guest, new Agreement(Owner.P2)).contains(clause));
        assertFalse(unused(guest.withPacts(guest.pacts().establishing(Owner.P1, Owner.P2, 1)))
                .contains(clause));
    }

    /** Other orders are paid first. */
    @Test
    void aTributeThatCanBePaidIsMentioned() {
        Quest quest =
                new Quest("own-1", 1, 0, Optional.of(new OwnCard("Ofrenda", "tribute{gold:5}", 3)), new TreeMap<>());
        Realm asked = START.withQuests(START.quests().withActive(List.of(quest)));
        String clause = "puedes entregar el tributo de «Ofrenda»";
        assertTrue(unused(asked).contains(clause), unused(asked)::toString);
        assertFalse(unused(asked, new Tribute("own-1")).contains(clause));
        assertFalse(unused(asked, new Exchange(Good.GOLD, 1, Good.WOOD)).contains(clause));
    }

    @Test
    void whoeverLeavesASourceLosesIt() {
        Realm realm = field(START).withMuster(field(START).muster().plus(FIELD, Owner.P1, new Units(2, 0)));
        Hex next = OddQ.hex("G7");
        Outlook some = outlook(realm, new Move(FIELD, List.of(new Leg(next, Optional.of(1), Optional.empty()))));
        assertEquals(List.of("1 colono a G7"), said(some.line(1).told()));
        assertEquals(List.of(), said(some.line(1).cautions()));
        Outlook all = outlook(realm, new Move(FIELD, List.of(new Leg(next, Optional.empty(), Optional.empty()))));
        assertEquals(
                List.of("dejas de controlar la fuente de G8"), said(all.line(1).cautions()));
        Outlook back = outlook(
                realm.withMuster(
                        realm.muster().minus(FIELD, Owner.P1, new Units(2, 0)).plus(next, Owner.P1, new Units(1, 0))),
                new Move(next, List.of(new Leg(FIELD, Optional.empty(), Optional.empty()))));
        assertEquals(
                List.of("1 colono a G8", "controlarás la fuente de G8, si nadie te la disputa"),
                said(back.line(1).told()));
    }

    @Test
    void whoeverEntersForeignUnitsIsToldOfTheConflict() {
        Realm realm = field(START);
        Hex next = OddQ.hex("G7");
        Realm met = realm.withMuster(
                realm.muster().plus(next, Owner.P1, new Units(1, 0)).plus(FIELD, Owner.P2, new Units(0, 1)));
        Outlook outlook = outlook(met, new Move(next, List.of(new Leg(FIELD, Optional.empty(), Optional.empty()))));
        assertEquals(
                List.of("habrá conflicto en G8 con Brumaria: allí no recolectarás"),
                said(outlook.line(1).cautions()));
    }

    @Test
    void anAttackSaysItsOdds() {
        Realm realm = field(START);
        Realm even = realm.withMuster(
                realm.muster().plus(FIELD, Owner.P1, new Units(0, 1)).plus(FIELD, Owner.P2, new Units(2, 1)));
        Order fight = new Fight(FIELD, Optional.of(Owner.P2));
        assertEquals(
                List.of("1 ejército contra 2 colonos y 1 ejército de Brumaria: 44 % de ganar"),
                said(outlook(even, fight).line(1).told()));
        assertEquals(
                List.of("lo más fácil es que no ganes: puedes quedarte sin 1 ejército"),
                said(outlook(even, fight).line(1).cautions()),
                "as many throws are lost, and some are drawn");
        Realm crowded = even.withMuster(even.muster().plus(FIELD, Owner.P3, new Units(0, 1)));
        assertEquals(
                List.of("1 ejército contra 2 colonos y 1 ejército de Brumaria: 44 % de ganar,"
                        + " si no se adelanta otra batalla"),
                said(outlook(crowded, fight).line(1).told()));
        Realm weak = even.withMuster(even.muster().plus(FIELD, Owner.P2, new Units(0, 1)));
        assertEquals(
                List.of("es más fácil perder que ganar: puedes quedarte sin 1 ejército"),
                said(outlook(weak, fight).line(1).cautions()));
    }

    @Test
    void buildingsSayWhatTheyGive() {
        assertEquals(
                List.of(
                        "cuesta 5 de oro, 1 de piedra y 2 de madera",
                        "desde el próximo turno, +3 madera al recolectar y +1 de Fama"),
                said(outlook(START, new Build("aserradero")).line(1).told()));
        assertEquals(List.of(), outlook(START, new Build("banco")).line(1).told());
    }

    @Test
    void whatCannotBeBuiltIsOfferedLastWithWhatItLacks() {
        List<Offer> offers = offers(START, "build", "building", new TreeMap<>());
        assertEquals(34, offers.size());
        SortedMap<String, String> lacking = new TreeMap<>();
        offers.forEach(offer -> lacking.put(
                offer.value(), offer.lacking().map(OutlookTest::said).orElse("")));
        assertEquals("", lacking.get("aserradero"));
        assertEquals("pide la Era 2; estás en la 1", lacking.get("mercado"));
        Realm poor = stocked(new Stock(3, 1, 2, 0, 0, 0));
        assertEquals(
                "necesitas 2 de oro más",
                offers(poor, "build", "building", new TreeMap<>()).stream()
                        .filter(offer -> offer.value().equals("aserradero"))
                        .findFirst()
                        .flatMap(Offer::lacking)
                        .map(OutlookTest::said)
                        .orElse(""));
    }

    @Test
    void nobodyIsOfferedToTradeAResourceForItself() {
        SortedMap<String, String> given = new TreeMap<>();
        given.put("give", "wood");
        List<String> received =
                offers(START, "trade", "get", given).stream().map(Offer::value).toList();
        assertEquals(List.of("gold", "stone", "food", "mana", "science"), received);
    }

    @Test
    void whyNoOrderOfAKindStandsIsTheNearestReason() {
        assertEquals(
                "necesitas 5 de oro, 5 de piedra, 5 de madera, 5 de comida, 5 de maná y 5 de ciencia más",
                hindrance(START, "progress", "name"));
        assertEquals("hace falta el cargo de Gobernador Real", hindrance(START, "ind-move", "origin"));
        assertEquals("solo en Verano", hindrance(START, "vote", "favourite"));
        assertEquals("ninguna misión está activa", hindrance(START, "tribute", "mission"));
        Order explore = new Explore(List.of(OddQ.hex("E4")));
        assertEquals(
                "ya no te quedan acciones: son 3",
                hindrance(START, "build", "building", COLLECT, explore, new Build("forja")));
    }

    /** G8 is an explored source of gold, without anybody, with explored land around it. */
    private static Realm field(Realm realm) {
        return realm.withMuster(realm.muster().with(FIELD, Owner.IND, Units.NONE))
                .withAtlas(realm.atlas()
                        .change(List.of(FIELD), land -> land.holding(Optional.of(new Land.Source(Good.GOLD, 1))))
                        .change(FIELD.within(1), Land::revealed)
                        .change(List.of(OddQ.hex("G7")), land -> land.holding(Optional.empty())));
    }

    private static Realm stocked(Stock stock) {
        return START.with(Owner.P1, START.province(Owner.P1).withStock(stock));
    }

    private static Outlook outlook(Realm realm, Order... orders) {
        return KAIXIFLAN.think().outlook(realm, SEAT, OrderSheet.of(orders));
    }

    private static List<String> unused(Realm realm, Order... orders) {
        return said(outlook(realm, orders).unused());
    }

    private static ParamQuery query(String type, String param, SortedMap<String, String> given, Order... written) {
        OrderType<?> found = KAIXIFLAN.play().orders().stream()
                .filter(each -> each.key().equals(type))
                .findFirst()
                .orElseThrow();
        return new ParamQuery(SEAT, OrderSheet.of(written), found, param, given);
    }

    private static List<Offer> offers(Realm realm, String type, String param, SortedMap<String, String> given) {
        return KAIXIFLAN.think().offers(realm, query(type, param, given));
    }

    private static String hindrance(Realm realm, String type, String param, Order... written) {
        return KAIXIFLAN
                .think()
                .hindrance(realm, query(type, param, new TreeMap<>(), written))
                .map(OutlookTest::said)
                .orElse("");
    }

    private static String store(Outlook outlook) {
        return outlook.store().stream()
                .map(row -> row.before() + " + " + row.income() + " - " + row.spending() + " = " + row.after())
                .toList()
                .toString();
    }

    private static List<String> said(List<Message> messages) {
        return messages.stream().map(OutlookTest::said).toList();
    }

    private static String said(Message message) {
        return Table.FOLDER
                .bundle(Locale.forLanguageTag("es"))
                .say(message, seat -> seat.number() == 2 ? "Brumaria" : "Otra");
    }
}
