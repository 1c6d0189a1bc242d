package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.HOSTED;
import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.sheet;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Languages;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.TurnOrder;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a tribe is told of the sheet it is writing, as it reads it. */
class OutlookTest {

    @Test
    void aBattleSaysItsOddsAndWhoWouldBeLeft() {
        World world = world("D4=1 s1; B4=1 s6; B5=2 s5");
        assertEquals(
                List.of("en B5, contra Tribu 2: 75 % de ganar; te quedarían de 1 a 3"),
                told(outlook(world, "MOVER 6 B4 > B5"), 1));
        assertEquals(
                List.of("en B5, contra Tribu 2: 25 % de ganar; te quedaría uno"),
                told(outlook(world, "MOVER 4 B4 > B5"), 1));
        assertEquals(List.of("es más fácil perder que ganar"), cautions(outlook(world, "MOVER 4 B4 > B5"), 1));
        assertEquals(List.of("en B5, contra Tribu 2: no puedes ganar"), told(outlook(world, "MOVER 2 B4 > B5"), 1));
        World weak = world("D4=1 s1; B4=1 s6; B5=2 s1");
        assertEquals(
                List.of("en B5, contra Tribu 2: ganas con cualquier tirada; te quedarían de 4 a 6"),
                told(outlook(weak, "MOVER 6 B4 > B5"), 1));
    }

    @Test
    void aSecondAttackIsReckonedWithEveryOutcomeOfTheFirst() {
        World world = world("D4=1 s1; B4=1 s3; C5=1 s3; B5=2 s4");
        Outlook outlook = outlook(world, "MOVER 3 B4 > B5", "MOVER 3 C5 > B5");
        assertEquals(List.of("en B5, contra Tribu 2: 25 % de ganar; te quedaría uno"), told(outlook, 1));
        assertEquals(List.of("en B5, contra Tribu 2: 92 % de ganar; te quedarían de 1 a 3"), told(outlook, 2));
    }

    /** Those who win by three leave no room for seven more. */
    @Test
    void aLineThatHangsOnABattleSaysSo() {
        World world = world("D4=1 s1; B4=1 s6; B5=2 s5; B6=1 s7");
        Outlook outlook = outlook(world, "MOVER 6 B4 > B5", "MOVER 7 B6 > B5");
        assertEquals(List.of(), cautions(outlook, 1));
        assertEquals(List.of("depende de las batallas de antes: sale en el 75 %"), cautions(outlook, 2));
    }

    @Test
    void aCityThatIsLeftEmptyIsMentioned() {
        World world = world("D4=1 s3; D5=1");
        assertEquals(
                List.of("Calaverde (D4) puede quedarse sin guarnición: la toma cualquiera que llegue"),
                cautions(outlook(world, "MOVER TODO D4 > C4"), 1));
        assertEquals(List.of("tomas C4"), told(outlook(world, "MOVER TODO D4 > C4"), 1));
        assertEquals(List.of(), cautions(outlook(world, "MOVER 2 D4 > C4"), 1));
    }

    @Test
    void resourcesAreReckonedCityByCity() {
        World world = world("D4=1 s5; G4=1 s5; pool1 D4=60; pool1 G4=20");
        Outlook outlook = outlook(world, "RECLUTAR 2 EN D4", "RECLUTAR 3 EN G4");
        assertEquals(
                List.of("recursos de Calaverde (D4): 60 - 20 = 40", "recursos de Salinera (G4): 20 - 0 = 20"),
                store(outlook));
        assertEquals(List.of("cuesta 20"), told(outlook, 1));
        assertEquals(List.of(), told(outlook, 2));
        assertEquals(
                List.of(
                        "te quedan 60 recursos que no pasan de semana",
                        "pueden actuar los de Calaverde (D4) y Salinera (G4)"),
                said(outlook.unused()));
    }

    @Test
    void whatIsLackingIsToldBehindTheValue() {
        World world = world("D4=1 s5; A4=1 s1; pool1 A4+D4=30");
        TreeMap<String, String> given = new TreeMap<>();
        given.put("city", "D4");
        assertEquals(List.of("3", "2", "1", "4 — cuesta 40: te faltan 10"), offers(world, "recruit", "number", given));
        assertEquals(
                List.of("A4 — no es un puerto", "D4 — cuesta 50: te faltan 20"),
                offers(world, "ship", "city", new TreeMap<>()).stream().sorted().toList());
        assertEquals(
                "no tienes barcos con tripulación y mar libre",
                TRIBUS.think()
                        .hindrance(world, query("sail", "ship", new TreeMap<>()))
                        .map(OutlookTest::say)
                        .orElse(""));
        assertEquals(
                "no hay ningún pacto por contestar",
                TRIBUS.think()
                        .hindrance(world, query("accept", "pact", new TreeMap<>()))
                        .map(OutlookTest::say)
                        .orElse(""));
    }

    @Test
    void aSiegeAtTheEndOfTheTurnIsForetold() {
        World world = world("D1=1 s5; C1=2 s1; D2=2 s1; E1=2 s1; E2=3 s1; D4=1 s1");
        assertEquals(
                List.of("Roblar (D1) acaba el turno asediada y pierde 2 soldados"),
                said(outlook(world).cautions()));
        assertEquals(List.of(), said(outlook(world, "MOVER 5 D1 > C1").cautions()));
    }

    @Test
    void aSiegeThatHangsOnABattleIsOnlyPossible() {
        World world = world("D1=1 s5; C1=2 s5; D2=2 s1; E1=2 s1; E2=3 s1; D4=1 s1");
        assertEquals(
                List.of("Roblar (D1) puede acabar el turno asediada: perdería 2 soldados"),
                said(outlook(world, "MOVER 5 D1 > C1").cautions()));
    }

    @Test
    void aShipWithoutACrewIsMentioned() {
        World world = world("G5=ship1 s2; D4=1 s1; F4=1 s1");
        assertEquals(
                List.of("el barco de G5 queda a la deriva"), cautions(outlook(world, "DESEMBARCAR G5 : 2 > F4"), 1));
        World fleet = world("F6=ship1 s3; G7=ship1 s1; D4=1 s1; D1=2 s1");
        assertEquals(
                List.of("el barco de F6 queda a la deriva"), cautions(outlook(fleet, "TRASBORDAR TODO F6 > G7"), 1));
        assertEquals(List.of(), cautions(outlook(fleet, "TRASBORDAR 2 F6 > G7"), 1));
        TurnOrder transfer = (TurnOrder) Table.order("TRASBORDAR 2 F6 > G7");
        assertEquals(
                List.of(Table.hex("F6"), Table.hex("G7")), transfer.places().toList());
        assertEquals(List.of(), cautions(outlook(world, "DESEMBARCAR G5 : 1 > F4"), 1));
    }

    @Test
    void whoseDayItIsNotIsToldWhen() {
        World world = world("D4=1 s5; D1=2 s5; J1=2");
        assertEquals(List.of(), said(outlook(world).cautions()));
        assertEquals(
                List.of("tu tribu juega el jueves: esto vale si el tablero sigue igual hasta entonces"),
                said(TRIBUS.think()
                        .outlook(world, new Seat(2), sheet("MOVER 1 D1 > D2"))
                        .cautions()));
        World live = world("D4=1 s5; D1=2 s5; J1=2", "turnMode", "LIVE");
        assertEquals(
                List.of("tu tribu juega el jueves; hasta entonces solo puedes tratar pactos"),
                said(TRIBUS.think().outlook(live, new Seat(2), sheet()).cautions()));
    }

    @Test
    void resourcesOfLostCitiesAreMentioned() {
        World world = world("D4=1 s5; A4=2 s1; pool1 A4=30; pool1 D4=10");
        assertEquals(
                List.of("los 30 recursos de Cumbreja (A4) no se pueden gastar: ya no es tuya ninguna"),
                said(outlook(world).cautions()));
    }

    @Test
    void whatIsNotOnesOwnLossIsNotMentioned() {
        World world = world("D4=1 s5; A4=1 s1; D1=3 s1; pool1 D4=10; pool3 A4=30");
        assertEquals(List.of(), said(outlook(world).cautions()));
    }

    @Test
    void aShipThatIsTakenWithoutAFightIsTold() {
        World world = world("F6=ship1 s3; G7=ship2 s0; D4=1 s1; D1=2 s1");
        assertEquals(List.of("te quedas el barco de G7, de Tribu 2"), told(outlook(world, "ABORDAR F6 > G7"), 1));
    }

    @Test
    void anAssaultThatTakesNothingSaysSo() {
        World world = world("G5=ship1 s5; G4=2 s4; D4=1 s1; D1=2 s1");
        String spared = "ganes o no, Salinera (G4) sigue siendo suya";
        assertTrue(cautions(outlook(world, "ASALTAR G5 > G4 OCUPAR 0"), 1).contains(spared));
        assertFalse(cautions(outlook(world, "ASALTAR G5 > G4 OCUPAR 1"), 1).contains(spared));
    }

    private static Outlook outlook(World world, String... lines) {
        return TRIBUS.think().outlook(world, new Seat(1), sheet(lines));
    }

    private static List<String> told(Outlook outlook, int line) {
        return said(outlook.line(line).told());
    }

    private static List<String> cautions(Outlook outlook, int line) {
        return said(outlook.line(line).cautions());
    }

    private static List<String> store(Outlook outlook) {
        return outlook.store().stream().map(OutlookTest::row).toList();
    }

    private static String row(StoreRow row) {
        return say(row.thing()) + ": " + row.before() + " - " + row.spending() + " = " + row.after();
    }

    private static ParamQuery query(String order, String param, TreeMap<String, String> given) {
        OrderType<?> type = HOSTED.orders().types().stream()
                .filter(each -> each.key().equals(order))
                .findFirst()
                .orElseThrow();
        return new ParamQuery(new Seat(1), OrderSheet.EMPTY, type, param, given);
    }

    private static List<String> offers(World world, String order, String param, TreeMap<String, String> given) {
        return TRIBUS.think().offers(world, query(order, param, given)).stream()
                .map(OutlookTest::label)
                .toList();
    }

    private static String label(Offer offer) {
        return offer.value() + offer.lacking().map(why -> " — " + say(why)).orElse("");
    }

    private static List<String> said(List<Message> messages) {
        return messages.stream().map(OutlookTest::say).toList();
    }

    private static String say(Message message) {
        return HOSTED.folder().bundle(Languages.SPANISH).say(message, seat -> "Tribu " + seat.number());
    }
}
