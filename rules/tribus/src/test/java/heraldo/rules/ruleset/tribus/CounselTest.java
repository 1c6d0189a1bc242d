package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.HOSTED;
import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.sheet;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Languages;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What players are told while they think: suggestions, forecasts, reports, the score table. */
class CounselTest {

    private static List<String> suggest(World world, int seat, String order, String param, String... given) {
        SortedMap<String, String> filled = new TreeMap<>();
        for (int i = 0; i < given.length; i += 2) {
            filled.put(given[i], given[i + 1]);
        }
        var type = HOSTED.orders().types().stream()
                .filter(each -> each.key().equals(order))
                .findFirst()
                .orElseThrow();
        return TRIBUS.think().suggest(world, new ParamQuery(new Seat(seat), OrderSheet.EMPTY, type, param, filled));
    }

    private static String say(Message message) {
        return HOSTED.folder().bundle(Languages.SPANISH).say(message, seat -> "Tribu " + seat.number());
    }

    private static List<String> forecast(World world, int seat, String... lines) {
        return TRIBUS.think().forecast(world, new Seat(seat), sheet(lines)).stream()
                .map(CounselTest::say)
                .toList();
    }

    private static String report(World world, Viewer viewer) {
        StringBuilder told = new StringBuilder();
        for (Chronicle.Section section : TRIBUS.tell().report(world, viewer).sections()) {
            section.entries().forEach(entry -> told.append(say(entry.text())).append('\n'));
        }
        return told.toString();
    }

    @Test
    void theBestTileToTakeIsSuggestedFirst() {
        World world = world("A3=1 s6; A4=0 s2; D1=2 s1");
        List<String> ends = suggest(world, 1, "move", "to", "number", "all", "from", "A3");
        assertEquals("A4", ends.get(0), "a city before land");
        assertFalse(ends.contains("E7"), "out of reach");
    }

    @Test
    void whatAShipCanAttackOnlyAfterSailingIsSuggestedToo() {
        World world = world("G7=ship1 s6; G4=2 s2; F6=ship2 s1; D1=2 s1; A4=1");
        assertEquals(List.of("G4"), suggest(world, 1, "assault", "city", "ship", "G7"));
        assertEquals(List.of("G4"), suggest(world, 1, "assault", "city"));
        assertEquals(List.of("G5"), suggest(world, 1, "assault", "via", "ship", "G7", "city", "G4"));
        assertEquals(List.of("G4"), suggest(world, 1, "assault", "city", "ship", "G7", "via", "G5"));
        assertEquals(List.of(), suggest(world, 1, "assault", "city", "ship", "G7", "via", "G8"));
        assertTrue(suggest(world, 1, "board", "target", "ship", "G7").contains("F6"));
    }

    @Test
    void onlyWhatCanBePaidIsSuggested() {
        World world = world("D4=1 s5; A4=1 s9; pool1 D4+A4=30; D1=2");
        assertEquals(List.of("3", "2", "1"), suggest(world, 1, "recruit", "number"));
        assertEquals(List.of("D4"), suggest(world, 1, "recruit", "city", "number", "3"));
        assertEquals(List.of(), suggest(world, 1, "ship", "city"));
    }

    @Test
    void shipsFindWhatTheyCanDo() {
        World world = world("G5=ship1 s5; G4=2 s2; F4=2; G7=ship2 s1; D1=1");
        assertEquals(List.of("G4"), suggest(world, 1, "assault", "city", "ship", "G5"));
        assertTrue(
                suggest(world, 1, "disembark", "parties", "ship", "G5").get(0).startsWith("all"));
        assertEquals(List.of("G7"), suggest(world, 1, "board", "target", "ship", "G5", "via", "G6"));
    }

    @Test
    void nothingIsSuggestedWhenItIsNotTheTime() {
        World draft = Table.fresh(2);
        assertEquals(List.of(), suggest(draft, 1, "move", "from"));
        assertEquals(List.of(), suggest(Table.settled(2), 1, "pick", "city"));
    }

    @Test
    void pactsAreSuggestedToThoseTheyConcernAlone() {
        World world = world("D4=1 s5; A4=2 s3; D7=3 s1; D5=1");
        World asked = play(world, sent(1, "PACTO #2 DOY tierra D5 RECIBO nada")).state();
        assertEquals(List.of("1"), suggest(asked, 2, "accept", "pact"));
        assertEquals(List.of(), suggest(asked, 3, "accept", "pact"));
        assertEquals(List.of("1"), suggest(asked, 1, "withdraw", "pact"));
    }

    @Test
    void whateverATribeHasMayBeLookedForInAPact() {
        World world = world("D4 D7=1 s5; A1 A2 A3 B1 B2 B3 B4 B5 C1 C2 C3 C4=1; E5=ship1 s3; D1=2 s5");
        List<String> given = suggest(world, 1, "pact", "give", "with", "seat-2");
        assertTrue(given.containsAll(List.of("city D4", "city D7", "ship E5", "land C4")), given::toString);
        assertEquals("nothing", given.get(0));
        assertEquals(given, suggest(world, 2, "pact", "get", "with", "seat-1", "give", "nothing"));
    }

    @Test
    void theForecastSaysWhatIsLeftAndWhoCanStillAct() {
        World world = world("D4=1 s5; C4=1 s2; pool1 D4=50; A4=2");
        List<String> told = forecast(world, 1, "RECLUTAR 3 EN D4", "MOVER TODO C4 > C5");
        assertEquals("Te quedan 20 recursos para Calaverde (D4).", told.get(0));
        assertEquals("Salen tropas o barcos de C4. Aún pueden actuar los de D4.", told.get(1));
    }

    @Test
    void theForecastPromisesNothingForACityThatIsLost() {
        World world = world("D4=2; A4=1 s2; D7=1; pool1 D4+A4=70; pool1 D4=30");
        List<String> told = forecast(world, 1);
        assertEquals("Te quedan 70 recursos para Cumbreja (A4).", told.get(0));
        assertTrue(told.get(1).startsWith("30 recursos de Calaverde (D4) no se pueden gastar"), told.get(1));
    }

    @Test
    void theReportPromisesNothingForACityThatIsLost() {
        String told = report(world("D4=2; A4=1 s2; D7=1; pool1 D4+A4=1; pool1 D4=30"), Viewer.SPECTATOR);
        assertTrue(told.contains("Tribu 1: queda 1 para Cumbreja (A4).\n"), told);
        assertTrue(told.contains("Tribu 1: 30 recursos de Calaverde (D4) no se pueden gastar"), told);
    }

    @Test
    void theForecastSaysInASentenceThatNobodyLeavesOrNobodyCanAct() {
        World world = world("C4=1 s2; A4=2");
        assertEquals(
                "Todavía no se mueve nadie. Aún pueden actuar los de C4.",
                forecast(world, 1).get(0));
        assertEquals(
                "Salen tropas o barcos de C4. Ya no puede actuar nadie.",
                forecast(world, 1, "MOVER TODO C4 > C5").get(0));
    }

    @Test
    void pactsAreReportedToTheirPartiesAlone() {
        World world = world("D4=1 s5; A4=2 s3; D7=3 s1; D5=1");
        World asked = play(world, sent(1, "PACTO #2 DOY tierra D5 RECIBO nada NOTA paz"))
                .state();
        assertTrue(report(asked, Viewer.of(new Seat(2))).contains("El pacto 1 espera tu respuesta"));
        assertTrue(report(asked, Viewer.of(new Seat(1))).contains("espera la respuesta de Tribu 2"));
        assertFalse(report(asked, Viewer.of(new Seat(3))).contains("pacto 1"));
        assertFalse(report(asked, Viewer.SPECTATOR).contains("paz"));
    }

    @Test
    void whatATribeHasPreparedIsReportedToItAlone() {
        World world = world("D4=1 s5; A4=2 s3");
        World prepared = play(world, sent(2, "MOVER 2 A4 > A5")).state();
        assertTrue(report(prepared, Viewer.of(new Seat(2))).contains("guardada"));
        assertFalse(report(prepared, Viewer.of(new Seat(1))).contains("guardada"));
    }

    @Test
    void theFameTableCountsWhatTheRulesCount() {
        World world = world("D4=1 s3; A4=1; C4 C5=1; B4=1 s1; E5=ship1 s4; E6=ship1 s0; D1=2; pool1 D4+A4=26");
        Standings.Row first = TRIBUS.play().standings(world).rows().get(0);
        assertEquals(List.of(1, 2, 3, 8, 2, 44, 0, 26), first.cells());
    }
}
