package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sheet is written, changed, taken back and declared ready by nothing but presses, in one message that stays where it is. */
@Tag("slow")
class DeskTest {

    @TempDir
    Path folder;

    @Test
    void anOrderThatOnlyOnePlaceAllowsIsWrittenByChoosingItsKind() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Said desk = desk(table.alba);
            assertTrue(desk.whispered(), desk.text());
            assertTrue(desk.text().contains("Tu hoja · Primavera"), desk.text());
            Said written = table.alba.select(desk, "collect").said();
            assertEquals(desk.id(), written.id(), "the desk stays where it is");
            assertTrue(written.text().contains("✔ **1. Recolectar en la capital de Alborada (G5)**"), written.text());
            assertEquals(List.of("recolectar G5"), lines(table.alba));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void whatWasWrittenIsMovedStruckTakenBackAndDeclaredReady() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba;
            Said desk = alba.select(desk(alba), "collect").said();
            desk = alba.select(desk, "pass").said();
            assertEquals(List.of("recolectar G5", "pasar"), lines(alba));
            desk = alba.press(alba.select(desk, "2").said(), "Subir").said();
            assertEquals(List.of("pasar", "recolectar G5"), lines(alba));
            desk = alba.press(alba.select(desk, "1").said(), "Quitar").said();
            assertEquals(List.of("recolectar G5"), lines(alba));
            desk = alba.press(desk, "Deshacer").said();
            assertEquals(List.of("pasar", "recolectar G5"), lines(alba));
            desk = ready(alba, desk);
            assertTrue(desk.text().contains("Has dicho que estás listo"), desk.text());
            desk = alba.press(desk, "Volver a abrir").said();
            assertFalse(desk.text().contains("Has dicho que estás listo"), desk.text());
            assertTrue(desk.buttons().contains("Listo"), desk.buttons().toString());
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void aFormThatWasRefusedOpensAgainAsItWasFilledIn() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba;
            Reply asked = alba.select(desk(alba), "story");
            Form form = asked.asked();
            Said desk = alba.fill(form, "Había una vez un rey.").said();
            assertTrue(desk.text().contains("✔ **1."), desk.text());
            Reply box = alba.press(desk, "Escribir líneas");
            assertTrue(
                    box.asked().json().toString().contains("Había una vez un rey."),
                    box.asked().json().toString());
            Said refused = alba.fill(box.asked(), "bailar").said();
            assertTrue(refused.text().contains("✖ línea 1: bailar"), refused.text());
            assertEquals(1, lines(alba).size(), "nothing was lost");
            Form again = alba.press(refused, "Corregir").asked();
            assertTrue(again.json().toString().contains("bailar"), again.json().toString());
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void anOlderDeskTouchesNothingAndShowsTheSheetAsItStands() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba;
            Said old = alba.select(desk(alba), "collect").said();
            Said chosen = alba.select(old, "1").said();
            Table.paste(alba, "órdenes pegar", "pasar");
            Said told = alba.press(chosen, "Quitar").said();
            assertTrue(told.text().contains("La hoja había cambiado"), told.text());
            assertEquals(List.of("pasar"), lines(alba));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    private static Said desk(Person person) {
        return person.use("órdenes ver").said();
    }

    private static Said ready(Person person, Said desk) {
        Said asked = person.press(desk, "Listo").said();
        return asked.buttons().contains("Listo igualmente")
                ? person.press(asked, "Listo igualmente").said()
                : asked;
    }

    /** The sheet as its box has it. */
    private static List<String> lines(Person person) {
        String text = person.press(desk(person), "Escribir líneas")
                .asked()
                .json()
                .path("components")
                .path(0)
                .path("component")
                .path("value")
                .asText();
        return text.isEmpty() ? List.of() : List.of(text.split("\n"));
    }
}
