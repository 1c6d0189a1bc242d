package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
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
}
