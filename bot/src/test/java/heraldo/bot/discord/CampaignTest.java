package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.person.TurnedAwayException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign from the first slash command to the chronicle of its second year. */
@Tag("slow")
class CampaignTest {

    private static final String RULESET = "kaixiflan";
    private static final int TWO_YEARS = 8;

    @TempDir
    Path folder;

    private Stage stage;
    private Person gm;
    private Person alba;
    private Person bruno;
    private Person frank;

    @BeforeEach
    void aCampaignIsOpenedAndStarted() {
        stage = Stage.open(folder);
        gm = stage.person("gm");
        alba = stage.person("p1");
        bruno = stage.person("p2");
        frank = stage.person("p6");
    }

    @AfterEach
    void everybodyGoesHome() {
        stage.close();
    }

    private void open() {
        Reply question = gm.use(
                "campaña nueva",
                "juego",
                RULESET,
                "nombre",
                "Los Reinos",
                "plazo",
                "0 20 * * *",
                "zona",
                "Europe/Madrid",
                "puestos",
                "3",
                "margen",
                "0");
        assertEquals(5, question.text().split("<t:\\d+:R>", -1).length - 1, question.text());
        Reply opened = gm.press(question.said(), "Abrirla");
        assertTrue(opened.text().contains("está abierta"), opened.text());
        Said invitation = Table.await(alba, "crónica", "Se buscan jugadores");
        assertTrue(alba.press(invitation, "Tomar un puesto").text().contains("Alborada"));
        assertTrue(bruno.in("diplomacia")
                .use("campaña unirse", "puesto", "Brumaria")
                .text()
                .contains("Brumaria"));
        assertTrue(frank.in("diplomacia").use("campaign join").text().contains("You are **Cimera** now"));
    }

    private void start() {
        open();
        assertTrue(Table.begin(gm.in("diplomacia")).text().startsWith("La partida empieza"));
        Table.await(alba, "crónica", "El turno 1 admite órdenes");
        alba.in("alborada");
        bruno.in("brumaria");
        frank.in("cimera");
    }

    private void endTurn(int number) {
        stage.at(due().plusSeconds(4));
        Table.await(gm, "crónica", "El turno " + (number + 1) + " admite órdenes");
    }

    private Instant due() {
        return stage.office()
                .campaigns()
                .roster(campaign())
                .turn()
                .orElseThrow()
                .due()
                .orElseThrow();
    }

    private CampaignId campaign() {
        return stage.campaign();
    }

    @Test
    void twoYearsArePlayedBySlashCommands() {
        start();
        assertOrders();
        for (int turn = 1; turn <= TWO_YEARS; turn++) {
            alba.use("kaixiflan recolectar", "hex", "G5");
            endTurn(turn);
        }
        Said result = Table.result(gm, 8);
        assertTrue(result.text().contains("Invierno, año 2"), result.text());
        String everything = gm.press(result, "Todo lo ocurrido").text();
        assertTrue(everything.contains("Órdenes de Alborada\n✔ `recolectar G5`\n"), everything);
        assertEquals(Set.of("map-8.png"), Table.pictures(result));
        assertTrue(result.shown().stream()
                .allMatch(file -> file.path("description").asText().length() > 20));
        long posted = gm.in("Actas").read().stream()
                .filter(said -> said.text().contains("Clave de los dados"))
                .count();
        assertEquals(TWO_YEARS, posted);
        assertEquals(List.of(), stage.logs().complaints());
    }

    private void assertOrders() {
        String moved =
                alba.use("kaixiflan mover", "origen", "g4", "destino", "F4").text();
        assertTrue(Lines.stands(1, moved), moved);
        String collected = alba.use("kaixiflan recolectar", "hex", "G5").text();
        assertTrue(collected.contains("✔ **2. Recolectar en la capital de Alborada (G5)**"), collected);
        String sheet = alba.use("kaixiflan explorar", "hex1", "E4").text();
        assertTrue(sheet.contains("✔ **3. Explorar la casilla E4**"), sheet);
        assertFalse(sheet.contains("te queda"), sheet);
        assertEquals(List.of("mover G4 F4", "recolectar G5", "explorar E4"), Lines.of(alba));
        String passed = frank.use("kaixiflan pass").text();
        assertTrue(passed.contains("✔ **1. Let the turn pass**"), passed);
        assertEquals(List.of("pass"), Lines.of(frank));
        String others = bruno.use("órdenes ver").text();
        assertFalse(others.contains("E4") || others.contains("G5"), others);
        assertEquals(List.of(), Lines.of(bruno));
    }

    @Tag("long")
    @Test
    void theSameOrdersAreReadInEnglish() {
        start();
        Reply pasted = frank.fill(frank.use("orders paste").asked(), "pass\nnonsense here\n// a remark\ncollect Q99");
        assertTrue(pasted.text().contains("line 2: nonsense here"), pasted.text());
        assertTrue(pasted.text().contains("line 4: collect Q99"), pasted.text());
        assertTrue(pasted.text().contains("✔ **1. Let the turn pass**"), pasted.text());
        assertEquals(List.of("pass"), Lines.of(frank));
        assertTrue(pasted.said().whispered());
        assertTrue(frank.use("orders remove", "line", "1").text().contains("You have written nothing yet"));
        assertEquals(List.of(), Lines.of(frank));
        assertTrue(frank.use("orders ready").text().contains("marked your sheet as ready"));
        assertEquals(List.of(), stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void theRulebooksFirstTurnComesOutAsInTheRulebookInBothLanguages() {
        start();
        alba.fill(alba.use("órdenes pegar").asked(), "move G4 F4\ncollect G5\nexplore E4");
        String sheet = alba.use("órdenes ver").text();
        assertTrue(Lines.stands(1, sheet) && Lines.stands(3, sheet), sheet);
        assertEquals(List.of("mover G4 F4", "recolectar G5", "explorar E4"), Lines.of(alba));
        frank.use("kaixiflan move", "origin", "O10", "destination", "O9", "colonists", "1");
        frank.use("kaixiflan collect", "hex", "N9");
        String english = frank.use("kaixiflan explore", "hex1", "O11").text();
        assertTrue(Lines.stands(1, english) && Lines.stands(3, english), english);
        assertEquals(List.of("move O10 O9 colonists=1", "collect N9", "explore O11"), Lines.of(frank));
        endTurn(1);
        Said post = Table.result(gm, 1);
        String chronicle = gm.press(post, "Todo lo ocurrido").text();
        String gain = " da 2 de oro, 1 de piedra, 2 de madera, 2 de comida y 1 de ciencia.";
        assertTrue(chronicle.contains("G5" + gain), chronicle);
        assertTrue(chronicle.contains("N9" + gain), chronicle);
        assertTrue(chronicle.contains("A la vista: E4"), chronicle);
        assertEquals(List.of(), stage.logs().complaints());
    }

    @Test
    void allThatIsSentFitsDiscordsOwnDescription() {
        start();
        assertOrders();
        alba.complete("kaixiflan explorar", "hex1", "e");
        alba.use("kaixiflan historia");
        frank.use("orders paste");
        gm.in("diplomacia").use("dirección prorrogar", "horas", "1");
        endTurn(1);
        gm.use("mapa");
        gm.use("informe");
        stage.witness().testify();
    }

    @Test
    void whatCannotBeIsRefusedInASentenceAndChangesNothing() {
        start();
        assertTrue(alba.use("kaixiflan recolectar", "hex", "Z9").text().contains("«Z9» no está en el mapa"));
        assertTrue(frank.use("kaixiflan collect", "hex", "Q99").text().contains("“Q99” is not on the map"));
        assertTrue(alba.use("órdenes quitar", "línea", "7").text().startsWith("✖"));
        assertTrue(alba.use("órdenes ver").text().contains("Todavía no has apuntado nada"));
        assertTrue(gm.in("diplomacia").use("órdenes ver").text().startsWith("✖"));
        assertTrue(alba.use("dirección resolver").text().startsWith("✖"));
        assertTrue(gm.use(
                        "campaña nueva",
                        "juego",
                        "ajedrez",
                        "nombre",
                        "Otros",
                        "plazo",
                        "0 20 * * *",
                        "zona",
                        "Europe/Madrid")
                .text()
                .contains("ajedrez"));
        assertTrue(
                gm.use("campaña nueva", "juego", RULESET, "nombre", "Otros", "plazo", "often", "zona", "Europe/Madrid")
                        .text()
                        .startsWith("✖"));
        assertTrue(gm.use(
                        "campaña nueva",
                        "juego",
                        RULESET,
                        "nombre",
                        "Otros",
                        "plazo",
                        "0 20 * * *",
                        "zona",
                        "Madrid/Sol")
                .text()
                .contains("Madrid/Sol"));
        assertEquals(List.of(), stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void valuesAreSuggestedFromWhatThePlayerSees() {
        start();
        assertTrue(alba.complete("kaixiflan explorar", "hex1", "e").contains("E4"));
        assertEquals(List.of("G5"), alba.complete("kaixiflan recolectar", "hex", ""));
        assertTrue(
                gm.in("diplomacia").complete("kaixiflan recolectar", "hex", "").isEmpty());
        assertTrue(gm.complete("campaña nueva", "zona", "madrid").contains("Europe/Madrid"));
        assertFalse(alba.complete("reglas", "tema", "fama").isEmpty());
    }

    @Test
    void aPrivateChannelIsEnteredByItsPlayerAloneAndTheChronicleIsOnlyRead() {
        start();
        assertTrue(alba.channels().contains("alborada"));
        Person guest = stage.person("guest");
        for (Person other : List.of(bruno, gm, guest)) {
            assertFalse(other.channels().contains("alborada"));
        }
        assertThrows(TurnedAwayException.class, () -> guest.in("crónica").say("hello"));
        assertTrue(guest.use("mapa").said().files().size() == 1);
        assertTrue(guest.use("fama").text().contains("```"));
        assertTrue(guest.use("kaixiflan pasar").text().startsWith("✖"));
    }

    @Test
    void theGameMasterDirects() {
        start();
        gm.in("diplomacia");
        assertTrue(gm.use("dirección plazo", "plazo", "0 21 * * SUN", "zona", "America/Bogota")
                .text()
                .startsWith("Se publica"));
        assertTrue(gm.use("dirección prorrogar", "horas", "12").text().startsWith("Se publica"));
        String event = gm.complete("dirección evento", "qué", "pregon").get(0);
        assertTrue(gm.use("dirección evento", "qué", event).text().startsWith("Se publica"));
        String office = gm.complete("dirección evento", "qué", "cargo").get(0);
        assertTrue(gm.use("dirección evento", "qué", office).text().startsWith("Se publica"), office);
        assertTrue(gm.use("dirección evento", "qué", "Brumaria").text().startsWith("✖"));
        String mission = gm.complete("dirección misión", "qué", "nueva").get(0);
        Reply added = gm.use("dirección misión", "qué", mission);
        assertTrue(added.text().startsWith("Se publica"), added.text());
        assertTrue(gm.use("dirección pausar").text().startsWith("Se publica"));
        assertTrue(gm.use("dirección reanudar").text().startsWith("Se publica"));
        assertTrue(
                gm.use("dirección anunciar", "texto", "Hola @everyone").text().startsWith("Se publica"));
        Said asked = gm.use("dirección resolver").said();
        assertTrue(asked.text().contains("Aún no están listas las hojas de Alborada, Brumaria y Cimera"), asked.text());
        assertTrue(gm.press(asked, "Resolver ya").text().contains("resolver ya el turno"));
        Table.await(alba, "crónica", "El turno 2 admite órdenes");
        assertEquals(List.of(), stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void aRestartPostsNothingTwice() {
        start();
        stage.restart();
        endTurn(1);
        stage.restart();
        endTurn(2);
        for (int turn = 1; turn <= 2; turn++) {
            String words = "Clave de los dados del turno " + turn;
            Table.await(gm, "Actas", words);
            assertEquals(
                    1,
                    gm.in("Actas").read().stream()
                            .filter(said -> said.text().contains(words))
                            .count());
        }
        List<Said> statuses = gm.in("crónica").read().stream()
                .filter(said -> StatusMark.on(said.json()))
                .toList();
        assertEquals(1, statuses.size());
        Reply map = gm.press(statuses.getFirst(), "Mapa");
        assertTrue(map.said().files().size() == 1, map.text());
    }
}
