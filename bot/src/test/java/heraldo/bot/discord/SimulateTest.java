package heraldo.bot.discord;

import static java.time.DayOfWeek.WEDNESDAY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a sheet might come to, asked for at the desk. */
class SimulateTest {

    @TempDir
    Path folder;

    @Test
    void aCampaignMayBePlayedWithoutSimulations() {
        try (Table table = Table.running(folder, "Los Reinos", "simular", "no")) {
            Said desk = table.alba.use("órdenes ver").said();
            assertFalse(desk.buttons().contains("Simular"), desk.buttons().toString());
            Said told = table.alba.use("órdenes simular").said();
            assertTrue(told.text().contains("se juega sin simulaciones"), told.text());
            assertTrue(told.buttons().contains("Vista previa"), "the desk stays usable");
            String info = table.alba.use("campaña info").text();
            assertTrue(info.contains("Se juega sin simulaciones."), info);
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void usuallyWhoeverWantsToSimulatesAndNobodyIsToldThatHeMay() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Said desk = table.alba.use("órdenes ver").said();
            assertTrue(desk.buttons().contains("Simular"), desk.buttons().toString());
            Said told = table.alba.press(desk, "Simular").said();
            assertTrue(told.text().contains("jugado 200 veces"), told.text());
            assertTrue(told.text().contains("Lo que los demás escriban de verdad, o acuerden entre sí"), told.text());
            assertFalse(told.text().contains("en todas"), "nothing is sure of what 200 plays say: " + told.text());
            String info = table.alba.use("campaña info").text();
            assertFalse(info.contains("simulaciones"), info);
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Tag("long")
    @Test
    void whatIsWrittenForARivalCountsInThatMessageOnly() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba;
            int before = table.stage.revisions();
            Said told = alba.use("órdenes simular").said();
            Form box = alba.select(told, "2").asked();
            assertEquals("Qué haría Brumaria", box.title());
            assertEquals(List.of(), Lines.in(box));
            String example = box.json().findValue("placeholder").asText();
            assertTrue(example.startsWith("Por ejemplo: "), example);
            told = alba.fill(box, "bailar\npasar\n\nrecolectar Z99").said();
            assertTrue(told.text().contains("Para Brumaria vale lo que has escrito aquí"), told.text());
            assertTrue(told.text().contains("a los demás los lleva un regente"), told.text());
            assertTrue(told.text().contains("Brumaria, línea 1: bailar"), told.text());
            assertTrue(told.text().contains("Brumaria, línea 4: recolectar Z99"), told.text());
            assertFalse(told.text().contains("línea 2"), told.text());
            Form again = alba.select(told, "2").asked();
            assertEquals(List.of("bailar", "pasar", "recolectar Z99"), written(again));
            told = alba.fill(again).said();
            Said both = alba.fill(alba.select(told, "3").asked(), "pasar").said();
            assertTrue(both.text().contains("Para Brumaria y Cimera vale"), both.text());
            assertFalse(both.text().contains("regente"), both.text());
            Said one = alba.fill(alba.select(both, "2").asked(), "").said();
            assertTrue(one.text().contains("Para Cimera vale"), one.text());
            assertFalse(alba.use("órdenes simular").text().contains("has escrito"), "another message");
            assertEquals(before, table.stage.revisions(), "nothing of it is written down");
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    private static List<String> written(Form box) {
        return Lines.in(box).stream().filter(line -> !line.isEmpty()).toList();
    }

    @Tag("long")
    @Test
    void whatWasWrittenForRivalsIsNotKeptOverTheEndOfATurn() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba;
            Form box = alba.select(alba.use("órdenes simular").said(), "2").asked();
            table.endTurn();
            Said told = alba.fill(box, "pasar").said();
            assertTrue(told.text().contains("El turno de esa hoja ya ha acabado"), told.text());
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    /** Wednesday is Bruno's: what Alba writes is kept for her Monday. */
    @Tag("long")
    @Test
    void onAnotherTribesDayTheNextOwnOneIsPlayedAndNobodyHasAcceptedAPactForIt() {
        try (Tribes tribes = Tribes.settled(folder)) {
            tribes.until(WEDNESDAY, "10:00");
            Person alba = tribes.alba.in("rojo");
            alba.use("tribus mover", "soldados", "2", "de", "D4", "a", "C3");
            String told = alba.use("órdenes simular").text();
            assertTrue(told.contains("Tu próximo turno (") && told.contains("jugado 200 veces"), told);
            assertTrue(told.contains("a medias o sin hacer nada"), told);
            assertFalse(told.contains("No sale en ninguna"), told);
            alba.use("tribus pacto", "con", "Azul", "doy", "tierra B4", "recibo", "tierra L4");
            told = alba.use("órdenes simular").text();
            assertTrue(told.contains("No sale en ninguna") && told.contains("Falta que Azul lo acepte."), told);
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void whereOrdersArePlayedAtOnceTheOddsAreTold() {
        try (Valley valley = Valley.running(folder)) {
            valley.settle();
            Person person = valley.active();
            boolean english = person == valley.frank;
            Said desk = valley.home(person)
                    .use(english ? "orders show" : "órdenes ver")
                    .said();
            Said told = person.press(desk, english ? "Odds" : "Probabilidades").said();
            assertEquals(desk.id(), told.id(), "in the desk's place");
            for (String title : english
                    ? List.of("The dice", "The Robber", "Duels")
                    : List.of("Los dados", "El Ladrón", "Los duelos")) {
                assertTrue(told.text().contains("**" + title + "**\n• "), told.text());
            }
            assertTrue(told.text().contains(english ? "6 times in 36" : "6 de 36 veces"), told.text());
            assertEquals(List.of(english ? "Back" : "Volver"), told.buttons());
            assertEquals(List.of(), valley.stage.logs().complaints());
        }
    }
}
