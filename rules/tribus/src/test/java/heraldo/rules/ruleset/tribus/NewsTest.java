package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.HOSTED;
import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Languages;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Gathering;
import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.Table.Sent;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What everybody is told of a turn first. */
class NewsTest {

    private static List<String> kinds(World world, Sent... sheets) {
        return play(world, sheets).news().stream().map(News::kind).toList();
    }

    private static String headline(World world, String kind, Sent... sheets) {
        return play(world, sheets).news().stream()
                .filter(news -> news.kind().equals(kind))
                .map(news -> say(news.headline()))
                .findFirst()
                .orElseThrow();
    }

    private static String say(Message message) {
        return HOSTED.folder().bundle(Languages.SPANISH).say(message, seat -> seat.number() == 1 ? "Rojo" : "Azul");
    }

    @Test
    void aCityThatFallsIsToldWithItsNumbersAndThatItWasTheLast() {
        World world = world("B4=1 s9; D4=1 s1; A4=2 s2");
        News taken = play(world, sent(1, "MOVER 9 B4 > A4")).news().get(0);
        assertEquals("city-taken", taken.kind());
        assertEquals(
                "Rojo toma Cumbreja (A4) a Azul por 10 a 6 (🎲 1): era su última ciudad.", say(taken.phrased("a")));
        assertEquals(List.of(new Seat(1), new Seat(2)), taken.about());
    }

    @Test
    void fromTheSeaACityIsTakenSparedOrHeld() {
        String port = "D4=1 s1; D7=2 s1; G5=ship1 s5; ";
        assertTrue(kinds(world(port + "G4=2 s4"), sent(1, "ASALTAR G5 > G4")).contains("city-sea"));
        assertTrue(kinds(world(port + "G4=2 s4"), sent(1, "ASALTAR G5 > G4 OCUPAR 0"))
                .contains("city-spared"));
        assertTrue(kinds(world(port + "G4=2 s6"), sent(1, "ASALTAR G5 > G4")).contains("city-held"));
        assertTrue(kinds(world(port + "G4=0 s6"), sent(1, "ASALTAR G5 > G4")).contains("city-wild"));
        assertTrue(
                kinds(world(port + "G4=2"), sent(1, "DESEMBARCAR G5 : 3 > G4")).contains("city-entered"));
    }

    @Test
    void fiveMovesOfOneTribeAreOneItem() {
        World world = world("D4=1 s9; D7=2 s1; C4=2; C5=0");
        List<News> news = play(
                        world, sent(1, "MOVER 1 D4 > C4", "MOVER 1 D4 > C5", "MOVER 1 D4 > D5", "MOVER 1 D4 > D3"))
                .news();
        assertEquals(
                List.of("advance"),
                news.stream()
                        .map(News::kind)
                        .filter(kind -> !kind.startsWith("lead"))
                        .toList());
        assertEquals("Rojo avanza sobre tierras de Azul", say(news.get(0).headline()));
    }

    @Test
    void linesThatFailAreNotNews() {
        World world = world("D4=1 s5; D7=2 s9");
        assertEquals(List.of("quiet"), kinds(world, sent(1, "MOVER 1 D4 > A1")));
        assertEquals(List.of("silent"), kinds(world));
    }

    @Test
    void aRingThatClosesBitesAndBreaksIsTold() {
        String ring = "C1=1 s1; D2=1 s1; E1=1 s1; A4=1 s1; D7=2 s1; ";
        World closing = world(ring + "D1=2 s3; F2=1 s1");
        assertEquals("Rojo cierra el cerco de Roblar", headline(closing, "surrounded", sent(1, "MOVER 1 F2 > E2")));
        World bitten = world("C1=2 s1; D2=2 s1; E1=2 s1; E2=2 s1; A4=2 s1; D7=1 s1; D1=1 s3");
        assertEquals("El asedio de Roblar cuesta a Rojo dos soldados", headline(bitten, "siege", sent(1)));
        World breaking = world(ring + "E2=1 s1; D1=2 s3");
        assertEquals("Se rompe el cerco de Roblar", headline(breaking, "relieved", sent(1, "MOVER 1 E2 > F2")));
    }

    @Test
    void pactsAreToldAsKeptOrWithWhatIsMissing() {
        String cities = "D4=1 s5; A4=1 s5; D7=2 s5; D10=2 s5; C7=2; ";
        World agreed = agreed(world(cities + "C4=1"));
        assertEquals("Rojo y Azul cumplen lo pactado", headline(closing(agreed), "pact"));
        World lost = agreed.withBoard(agreed.board().with(Table.hex("C4"), Tile.of(2, 0)));
        News gone = play(closing(lost)).news().get(0);
        assertEquals(
                "El pacto entre Rojo y Azul no se cumple: la tierra de C4 ya no es de Rojo.", say(gone.phrased("a")));
    }

    /** Two tribes have accepted to swap land. */
    private static World agreed(World world) {
        World proposed = play(
                        world,
                        sent(1, "PACTO #2 DOY tierra C4 RECIBO tierra C7"),
                        sent(2, "PACTO #1 DOY tierra C7 RECIBO tierra C4"))
                .state();
        assertEquals(true, proposed.pacts().get(0).accepted());
        return proposed;
    }

    /** The day is played, and about to be closed. */
    private static World closing(World world) {
        assertEquals(Stage.TICK, world.stage());
        return world;
    }

    @Test
    void scoresChangeByCitiesByTheirNames() {
        World world = world("B4=1 s9; D4=1 s1; A4=2 s2; D7=2 s1");
        Resolution<World> played = play(world, sent(1, "MOVER 9 B4 > A4"));
        List<Gain> gains = Known.in(
                TRIBUS.tell()
                        .gains(new Aftermath<>(
                                world, played.results(), played.chronicle(), played.state(), Viewer.SPECTATOR)),
                new Seat(1));
        assertEquals("Cumbreja", say(gains.get(0).reason()));
        assertEquals(10, gains.get(0).points());
    }

    @Test
    void orderByOrderMarchesAreToldAtTheEnd() {
        World world = world("D4=1 s5; D7=2 s9; C4=1", "turnMode", "LIVE");
        Resolution<World> step = play(world, sent(1, "MOVER 1 D4 > C4"));
        assertEquals(List.of(), step.news());
        assertEquals(
                List.of("march"),
                play(step.state(), sent(1)).news().stream().map(News::kind).toList());
    }

    /** The same orders, one by one and all at once. */
    @Test
    void orderByOrderItIsToldWhoseLandWasTaken() {
        String position = "D4=1 s5; D7=2 s1; J1=3 s1; C4=2; C5=3; D5=2; D3=0";
        String[] lines = {"MOVER 1 D4 > C4", "MOVER 1 D4 > D3", "MOVER 1 D4 > C5", "MOVER 1 D4 > D5"};
        List<News> batch = play(world(position), sent(1, lines)).news();
        World live = world(position, "turnMode", "LIVE");
        List<News> steps = new ArrayList<>();
        for (String line : lines) {
            Resolution<World> step = play(live, sent(1, line));
            steps.addAll(step.news());
            live = step.state();
        }
        steps.addAll(play(live, sent(1)).news());
        List<News> gathered = TRIBUS.tell().gathered(steps);
        News advance = only(gathered, "advance");
        assertEquals(
                List.of(new Seat(2), new Seat(3)), advance.told().arguments().get("foes"));
        assertEquals(3, advance.told().arguments().get("count"));
        assertEquals(
                only(batch, "advance").headline(),
                advance.headline().with("free", free(batch)).with("frees", 1).with("number", 4));
        assertEquals(
                "Rojo ocupa una tierra libre", say(only(gathered, "expansion").headline()));
    }

    private static Object free(List<News> news) {
        return Known.in(only(news, "advance").told().arguments(), "free");
    }

    private static News only(List<News> news, String kind) {
        List<News> some = news.stream().filter(each -> each.kind().equals(kind)).toList();
        assertEquals(1, some.size(), news::toString);
        return some.getFirst();
    }

    /** Who leads after the second order and gains more by the third leads with what the table says. */
    @Test
    void orderByOrderWhoeverLeadsHasTheTotalOfTheTable() {
        World world = world("D4=1 s3; D7=2 s5; C4=2; C5=2; D3=0", "turnMode", "LIVE");
        World live = world;
        List<News> steps = new ArrayList<>();
        for (String line : List.of("MOVER 1 D4 > C4", "MOVER 1 D4 > D3", "MOVER 1 D4 > C5")) {
            Resolution<World> step = play(live, sent(1, line));
            steps.addAll(step.news());
            live = step.state();
        }
        Resolution<World> end = play(live, sent(1));
        steps.addAll(end.news());
        List<News> told = Gathering.led(
                TRIBUS.tell().gathered(steps),
                TRIBUS.play().standings(world),
                TRIBUS.play().standings(end.state()));
        News lead = told.stream()
                .filter(news -> news.kind().startsWith("lead"))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(new Seat(1)), lead.about());
        assertEquals(
                TRIBUS.play().standings(end.state()).totals().get(new Seat(1)),
                lead.told().arguments().get("total"));
    }
}
