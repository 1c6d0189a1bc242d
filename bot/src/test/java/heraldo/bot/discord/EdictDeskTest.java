package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game master puts events, missions and corrections into a game by pressing, and everybody reads of them when they may. */
@Tag("slow")
class EdictDeskTest {

    @TempDir
    Path folder;

    private Table table;
    private Person gm;
    private Person alba;

    @BeforeEach
    void theGameIsOn() {
        table = Table.running(folder, "Los Reinos");
        gm = table.gm.in("diplomacia");
        alba = table.alba;
    }

    @AfterEach
    void everybodyGoesHome() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    private Said desk(String command) {
        Said desk = gm.use("dirección " + command).said();
        assertTrue(desk.whispered(), desk.text());
        assertTrue(desk.text().contains("¿Qué tiene que ocurrir?"), desk.text());
        return desk;
    }

    private Said gift() {
        Form form = gm.select(desk("evento"), "event-give").asked();
        return gm.fill(form, "seat-2", "3", "gold", "Un mercader perdido.").said();
    }

    private String audit() {
        return alba.use("dirección actos").text();
    }

    @Test
    void aCorrectionIsLookedAtDoneAndToldToEverybodyFromAndTo() {
        Form form = gm.select(desk("editar"), "now-stock").asked();
        Said preview = gm.fill(form, "seat-1", "9", "wood", "").said();
        Form same = gm.select(desk("editar"), "now-stock").asked();
        Said other = gm.fill(same, "seat-1", "8", "wood", "").said();
        assertTrue(preview.text().contains("Madera de Alborada: 5 → 9"), preview.text());
        assertFalse(audit().contains("corrige"), "nothing is written before");
        Said done = gm.press(preview, "Hacerlo ya").said();
        assertTrue(done.text().contains("Se publica en la crónica"), done.text());
        Said told = await(alba, "crónica", "La dirección corrige el almacén de Alborada.");
        assertTrue(told.text().contains("madera de Alborada: 5 → 9"), told.text());
        assertTrue(audit().contains("madera de Alborada: 5 → 9"), audit());
        Said late = gm.press(other, "Hacerlo ya").said();
        assertTrue(late.text().contains("La partida ha cambiado desde esa vista previa"), late.text());
        assertEquals(1, audit().lines().filter(line -> line.contains("corrige")).count(), audit());
    }

    @Test
    void anEventIsSecretUntilItsTurnHasBeenPlayed() {
        Said preview = gift();
        assertTrue(preview.text().contains("Oro de Brumaria: 5 → 8"), preview.text());
        assertTrue(preview.text().contains("> Un mercader perdido."), preview.text());
        Said done = gm.press(preview, "Programarlo").said();
        assertTrue(done.text().contains("Brumaria recibe 3 de oro"), done.text());
        Said told = await(alba, "crónica", "Un mercader perdido.");
        assertTrue(told.text().contains("La dirección prepara un acontecimiento"), told.text());
        for (String shown : List.of(
                told.text(),
                audit(),
                alba.in("alborada").use("informe").text(),
                alba.use("mapa").text(),
                table.frank.use("gm audit").text())) {
            assertFalse(shown.contains("5 → 8") || shown.contains("3 de oro"), shown);
        }
        Form form = gm.select(desk("evento"), "event-take").asked();
        gm.press(gm.fill(form, "seat-1", "1", "wood", "Un incendio.").said(), "Programarlo");
        table.endTurn();
        String after = alba.use("dirección actos").text();
        assertTrue(after.contains("al decidirlo, oro de Brumaria: 5 → 8"), after);
        Said post = await(alba, "crónica", "La dirección lo había dispuesto");
        assertTrue(
                post.text().contains("recibe 3 de oro.") && post.text().contains("pierde 1 de madera."), post.text());
        String lost = alba.in("alborada").use("parte").text();
        assertTrue(lost.contains("Lo que has perdido") && lost.contains("pierde 1 de madera."), lost);
        assertFalse(lost.contains("recibe 3 de oro"), lost);
        String given = table.bruno.in("brumaria").use("parte").text();
        assertTrue(given.contains("recibe 3 de oro.") && !given.contains("pierde 1 de madera"), given);
    }

    @Tag("long")
    @Test
    void whatIsPendingIsListedForTheGameMasterAloneAndCalledOff() {
        gm.press(gift(), "Programarlo");
        Said other = desk("editar");
        Said desk = desk("evento");
        assertTrue(desk.text().contains("Pendiente") && desk.text().contains("Solo tú lo sabes"), desk.text());
        Said off = gm.press(desk, "Anular").said();
        assertFalse(off.text().contains("Brumaria recibe"), off.text());
        await(alba, "crónica", "La dirección anula lo que preparaba.");
        Said again = gm.press(other, "Anular").said();
        assertTrue(again.text().contains("La partida ha cambiado"), again.text());
        table.endTurn();
        String after = alba.in("alborada").use("dirección actos").text();
        assertFalse(after.contains("5 → 8"), "what was called off is never told: " + after);
    }

    @Tag("long")
    @Test
    void aMissionOfHisOwnAndOneFromTheDeckComeByPressing() {
        Form form = gm.select(desk("misión"), "mission-new").asked();
        Said preview = gm.fill(form, "La fiesta del grano", "4", "since.collected(food) >= 10", "¡A bailar!")
                .said();
        assertTrue(preview.text().contains("fuera de juego → activa"), preview.text());
        Said done = gm.press(preview, "Hacerlo ya").said();
        assertTrue(done.text().contains("Misión propia, activa"), done.text());
        await(alba, "crónica", "¡A bailar!");
        Said drawn = gm.fill(gm.select(desk("misión"), "mission-draw").asked(), "minor", "")
                .said();
        assertTrue(drawn.text().contains("Qué sale se verá al hacerlo"), drawn.text());
        Said told = gm.press(drawn, "Hacerlo ya").said();
        assertTrue(told.text().contains("fuera de juego → activa"), told.text());
    }

    @Test
    void whatHasManyPlacesIsAskedInTheMessageAndAnOldPreviewSaysSo() {
        Said where = gm.select(desk("evento"), "event-storm").said();
        assertTrue(where.text().contains("tormenta"), where.text());
        Form form = gm.select(where, "G5").asked();
        Said preview = gm.fill(form, "").said();
        assertTrue(preview.text().contains("→ 0"), preview.text());
        table.endTurn();
        Said told = gm.in("diplomacia").press(preview, "Programarlo").said();
        assertTrue(told.text().contains("de un turno que ya pasó"), told.text());
        Form again = gm.press(told, "Corregir").asked();
        Said anew = gm.fill(again, "G5", "").said();
        assertTrue(anew.buttons().contains("Programarlo"), anew.text());
    }

    @Tag("long")
    @Test
    void whatTheRulesRefuseIsSaidAndCanBeChanged() {
        Form form = gm.select(desk("editar"), "now-stock").asked();
        Said refused = gm.fill(form, "seat-1", "99", "wood", "").said();
        assertTrue(refused.text().contains("✖") && refused.text().contains("Un almacén no guarda"), refused.text());
        Form again = gm.press(refused, "Corregir").asked();
        Said preview = gm.fill(again, "seat-1", "7", "wood", "").said();
        assertTrue(preview.text().contains("5 → 7"), preview.text());
        Said dropped = gm.press(preview, "No hacer nada").said();
        assertTrue(dropped.text().contains("¿Qué tiene que ocurrir?"), dropped.text());
    }

    @Tag("long")
    @Test
    void thePanelOpensHoweverMuchIsPending() {
        for (int times = 0; times < 7; times++) {
            gm.press(gift(), "Programarlo");
        }
        Said panel = gm.use("dirección panel").said();
        assertTrue(panel.text().contains("Dirección · Los Reinos"), panel.text());
        assertEquals(
                3,
                panel.buttons().stream().filter("Anular"::equals).count(),
                panel.buttons().toString());
        assertTrue(panel.text().contains("Y 4 cosas más"), panel.text());
        Said off = gm.press(panel, "Anular").said();
        assertTrue(gm.press(off, "Volver").text().contains("Y 3 cosas más"));
        assertTrue(panel.text().contains("Lo que hagas aquí queda a la vista"), "one message holds it all");
    }
}
