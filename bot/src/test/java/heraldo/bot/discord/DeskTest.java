package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
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
            assertEquals(List.of("recolectar G5"), Lines.of(table.alba));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void whoeverReadsAboutAnOrderGivesItFromThere() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba.in("alborada");
            Said help = alba.use("ayuda", "orden", "collect").said();
            Said desk = alba.press(help, "Dar esta orden").said();
            assertTrue(desk.text().contains("✔ **1. Recolectar en la capital de Alborada (G5)**"), desk.text());
            Said reader = table.gm.use("ayuda", "orden", "collect").said();
            assertFalse(reader.buttons().contains("Dar esta orden"), "whoever does not play gives no orders");
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void whatWasWrittenIsMovedStruckTakenBackAndDeclaredReady() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba;
            Said desk = alba.select(desk(alba), "collect").said();
            desk = alba.select(desk, "pass").said();
            assertEquals(List.of("recolectar G5", "pasar"), Lines.of(alba));
            desk = alba.press(alba.select(desk, "2").said(), "Subir").said();
            assertEquals(List.of("pasar", "recolectar G5"), Lines.of(alba));
            desk = alba.press(alba.select(desk, "1").said(), "Quitar").said();
            assertEquals(List.of("recolectar G5"), Lines.of(alba));
            desk = alba.press(desk, "Deshacer").said();
            assertEquals(List.of("pasar", "recolectar G5"), Lines.of(alba));
            desk = ready(alba, desk);
            assertTrue(desk.text().contains("Has dado tu hoja por lista"), desk.text());
            desk = alba.press(desk, "Volver a abrir").said();
            assertFalse(desk.text().contains("Has dado tu hoja por lista"), desk.text());
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
            assertEquals(1, Lines.of(alba).size(), "nothing was lost");
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
            assertEquals(List.of("pasar"), Lines.of(alba));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Tag("long")
    @Test
    void aDeskOfATurnThatWasTakenBackDoesNotCallItOver() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.endTurn();
            Person alba = table.alba;
            Said old = alba.select(desk(alba), "collect").said();
            Said chosen = alba.select(old, "1").said();
            new Rewound(table).back();
            Said open = alba.await("ha abierto otra vez el turno 1");
            assertEquals(List.of("Mis órdenes"), open.buttons());
            Said told = alba.press(chosen, "Quitar").said();
            assertTrue(told.text().contains("La dirección ha vuelto atrás, y el turno de esa hoja"), told.text());
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Tag("long")
    @Test
    void aStoryInTheBoxSwallowsNoOrder() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba;
            Said desk = alba.fill(alba.select(desk(alba), "story").asked(), "Había una vez un rey.\nY murió.")
                    .said();
            desk = alba.select(desk, "collect").said();
            assertTrue(Lines.stands(1, desk.text()) && Lines.stands(2, desk.text()), desk.text());
            List<String> lines = List.of("recolectar G5", "historia: Había una vez un rey.", "Y murió.");
            Form box = alba.press(desk, "Escribir líneas").asked();
            assertEquals(lines, Lines.in(box));
            Said sent = alba.fill(box).said();
            assertTrue(Lines.stands(2, sent.text()), sent.text());
            assertEquals(lines, Lines.of(alba));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void whatIsRefusedByTheHundredStillLeavesOneMessage() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba;
            Said desk = Table.paste(alba, "órdenes pegar", ("recolectar G5\n" + "bailar\n".repeat(400)).strip())
                    .said();
            assertTrue(Lines.stands(1, desk.text()), desk.text());
            assertTrue(desk.text().contains("líneas más."), desk.text());
            assertTrue(desk.buttons().contains("Corregir"), desk.buttons().toString());
            assertTrue(desk.text().length() <= DiscordLimit.CARD_TEXT.most(), desk.text());
            assertEquals(List.of("recolectar G5"), Lines.of(alba));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Tag("long")
    @Test
    void aLongSheetIsShownByTheDozenAndEveryLineCanBeChosen() {
        try (Valley valley = Valley.running(folder)) {
            valley.settle();
            Person planner = valley.home(valley.next());
            boolean english = planner == valley.frank;
            String lines = english ? "Lines " : "Líneas ";
            String of = english ? " of " : " de ";
            Said desk = Table.paste(
                            planner, "orders paste", ((english ? "road 24-30" : "carretera 24-30") + "\n").repeat(40))
                    .said();
            assertTrue(desk.text().contains(lines + "1–12" + of + "40"), desk.text());
            assertFalse(desk.text().contains("**13. "), desk.text());
            assertTrue(desk.buttons().contains(lines + "13–24"), desk.buttons().toString());
            assertFalse(desk.buttons().contains(lines + "1–12"), desk.buttons().toString());
            desk = planner.press(desk, lines + "13–24").said();
            assertTrue(desk.text().contains("**13. ") && !desk.text().contains("**12. "), desk.text());
            desk = planner.press(planner.press(desk, lines + "25–36").said(), lines + "37–40")
                    .said();
            desk = planner.press(planner.select(desk, "40").said(), english ? "Up" : "Subir")
                    .said();
            assertTrue(desk.text().contains(lines + "37–40" + of + "40"), desk.text());
            desk = planner.press(planner.select(desk, "40").said(), english ? "Remove" : "Quitar")
                    .said();
            assertTrue(desk.text().contains(lines + "37–39" + of + "39"), desk.text());
            assertEquals(39, Lines.of(planner).size());
            assertEquals(List.of(), valley.stage.logs().complaints());
        }
    }

    @Test
    void whateverSomebodyMakesUpForAMenuChoosesNothing() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Forger forger = new Forger(table.stage);
            User alba = table.stage.user("p1");
            Channel own = new Weather(table).find("alborada");
            Forger.Heard desk =
                    forger.command(alba, own, command(table, "orders show").given(""));
            for (String made : List.of("x", "0", "-1", "99", "…99", "@everyone")) {
                for (JsonNode menu : desk.menus()) {
                    String id = menu.path("custom_id").asText();
                    String told = forger.choose(alba, own, id, made).text();
                    assertTrue(told.contains("Todavía no has apuntado nada"), made + ": " + told);
                }
            }
            assertEquals(0, table.stage.revisions());
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    private static Typed command(Table table, String name) {
        World world = table.stage.sandbox().world();
        return world.exclusively(() -> Typed.all(world.commands().in(null))).stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatStandsIsSentWhenNothingIsAndToldToItsPlayer() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba;
            Said fixed = alba.press(desk(alba), "Órdenes fijas").said();
            assertTrue(fixed.text().contains("No tienes órdenes fijas"), fixed.text());
            assertEquals(List.of("Volver"), fixed.buttons(), "a blank sheet is not kept");
            Said desk =
                    alba.select(alba.press(fixed, "Volver").said(), "collect").said();
            fixed = alba.press(desk, "Órdenes fijas").said();
            assertEquals(desk.id(), fixed.id(), "the desk stays where it is");
            fixed = alba.press(fixed, "Guardar esta hoja como fija").said();
            assertTrue(fixed.text().contains("✔ **1. Recolectar en la capital de Alborada (G5)**"), fixed.text());
            assertEquals(List.of("Guardar esta hoja como fija", "Quitar las fijas", "Volver"), fixed.buttons());
            assertFalse(table.bruno.use("órdenes fijas").text().contains("Recolectar"));
            table.endTurn();
            table.endTurn();
            Said told = alba.await("De tus órdenes fijas se ha mandado una línea");
            assertFalse(told.text().contains("G5"), told.text());
            Said post = Table.result(alba, 2);
            assertTrue(post.text().contains("Con órdenes fijas: Alborada"), post.text());
            String card = alba.in("alborada").use("parte").text();
            assertTrue(card.contains("se mandó una línea de tus órdenes fijas"), card);
            Said kept = alba.use("órdenes fijas").said();
            fixed = alba.press(kept, "Quitar las fijas").said();
            assertTrue(fixed.text().contains("No tienes órdenes fijas"), fixed.text());
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Tag("long")
    @Test
    void whereTheCampaignHidesWhoIsWaitedForThePostDoesNotTellWhatStood() {
        try (Table table = Table.running(folder, "Los Reinos", "ver-pendientes", "false")) {
            table.alba.select(desk(table.alba), "collect");
            table.alba.use("órdenes fijas", "acción", "keep");
            table.endTurn();
            table.endTurn();
            table.alba.await("De tus órdenes fijas se ha mandado una línea");
            String post = Table.result(table.alba, 2).text();
            assertFalse(post.contains("órdenes fijas"), post);
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Tag("long")
    @Test
    void whenAllAreReadyEverybodySeesUntilWhenThatCanBeTakenBack() {
        try (Table table = Table.running(folder, "Los Reinos", "margen", "5")) {
            Person alba = table.alba;
            table.bruno.use("órdenes listo");
            table.frank.use("orders ready");
            Said desk = alba.use("órdenes listo").said();
            String soon = "Todas las hojas están listas";
            assertTrue(desk.text().contains(soon), desk.text());
            pauseOfTheStatus(table);
            Said status = Table.await(table.bruno, "crónica", soon);
            assertTrue(status.text().contains("Quien pulse «Volver a abrir» lo para"), status.text());
            assertEquals(1, table.number(), "the turn waits");
            desk = alba.press(desk, "Volver a abrir").said();
            assertFalse(desk.text().contains(soon), desk.text());
            pauseOfTheStatus(table);
            status = Table.await(table.bruno, "crónica", "⏰ Plazo: ");
            assertFalse(status.text().contains(soon), status.text());
            desk = alba.use("órdenes listo").said();
            assertTrue(desk.text().contains(soon), desk.text());
            table.stage.at(table.stage.now().plusSeconds(5 * 60 + 4));
            Table.await(alba, "crónica", "El turno 2 admite órdenes");
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    /** The status message stays as it is for a while, whatever happens. */
    private static void pauseOfTheStatus(Table table) {
        table.stage.at(table.stage.now().plus(Pace.USUAL.statusPause()));
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
}
