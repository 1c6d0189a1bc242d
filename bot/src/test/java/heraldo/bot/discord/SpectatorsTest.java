package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.rules.engine.HostedRuleset;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever may read the chronicle and plays no seat looks at what everybody may see. */
class SpectatorsTest {

    @TempDir
    Path folder;

    @Test
    void whoeverHasNoSeatReadsMapStandingsReportRulesAndHelp() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.alba.use("kaixiflan recolectar", "hex", "G5");
            table.endTurn();
            Table.result(table.alba, 1);
            Person guest = table.stage.person("p4");
            for (String channel : List.of("crónica", "diplomacia")) {
                guest.in(channel);
                for (String command : List.of("mapa", "fama", "informe", "reglas", "ayuda")) {
                    Said told = guest.use(command).said();
                    assertFalse(told.text().startsWith("✖"), channel + " /" + command + ": " + told.text());
                    assertTrue(told.whispered(), "nobody else is bothered");
                }
                assertTrue(guest.use("informe").text().contains("Alborada"), "it is this campaign's");
                assertTrue(
                        guest.use("mapa", "turno", "1").text().contains("Primavera, año 1"), "of a turn before, too");
            }
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void nothingOfWhatASeatAloneKnowsIsShownToOthers() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person guest = table.stage.person("p4").in("crónica");
            String before = guest.use("informe").text();
            table.alba.use("kaixiflan recolectar", "hex", "G5");
            assertEquals(before, guest.use("informe").text());
            for (String own : List.of("órdenes ver", "órdenes simular", "parte")) {
                String told = guest.use(own).text();
                assertTrue(told.startsWith("✖"), own + ": " + told);
            }
        }
    }

    @Tag("long")
    @Test
    void everyTopicAndEveryOrderOfEveryGameOpensInTheMenu() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            for (HostedRuleset<?> game : Stage.projects()) {
                for (String command : List.of("reglas", "ayuda")) {
                    Said page = table.alba.use(command, "juego", game.id()).said();
                    opensEach(table.alba, page, command + " " + game.id());
                }
            }
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    private static void opensEach(Person reader, Said first, String what) {
        Said page = first;
        Set<String> seen = new HashSet<>();
        for (Optional<String> next = unseen(page, seen); next.isPresent(); next = unseen(page, seen)) {
            page = reader.select(page, next.get()).said();
            assertTrue(page.text().length() > 40 && !page.text().startsWith("✖"), what + ": " + page.text());
            seen.add(next.get());
        }
        assertTrue(seen.size() > 2, what + ": " + seen);
    }

    private static Optional<String> unseen(Said page, Set<String> seen) {
        return page.json().findValues("options").stream()
                .flatMap(options -> StreamSupport.stream(options.spliterator(), false))
                .map(option -> option.path("value").asText())
                .filter(value -> !seen.contains(value))
                .findFirst();
    }

    @Tag("long")
    @Test
    void theButtonsUnderATurnShowThatTurnForEver() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person guest = table.stage.person("p4").in("crónica");
            Said post = guest.await("El turno 1 admite órdenes");
            for (String label : List.of("Mapa", "Clasificación", "Informe")) {
                assertFalse(guest.press(post, label).text().startsWith("✖"), label);
            }
            table.endTurn();
            table.endTurn();
            for (String label : List.of("Mapa", "Clasificación")) {
                String shown = guest.press(post, label).text();
                assertTrue(shown.contains("turno 1") && !shown.contains("turno 3"), label + ": " + shown);
            }
            String told = guest.press(post, "Informe").text();
            assertFalse(told.startsWith("✖"), told);
            String sheet = table.alba.in("crónica").press(post, "Mis órdenes").text();
            assertTrue(
                    sheet.contains("Tu hoja · Otoño, año 1"), "orders are written for the turn there is now: " + sheet);
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }
}
