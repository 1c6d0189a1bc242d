package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who the regents are and how far they think is nobody's secret. */
class RegentsTest {

    @TempDir
    Path folder;

    @Test
    void whoeverAsksIsToldWhatARegentLikesAndHowFarItThinks() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            table.gm.press(table.ask("Los Reinos").said(), "Abrirla");
            table.alba.press(Table.await(table.alba, "crónica", "Se buscan jugadores"), "Tomar un puesto");
            Table.begin(table.gm.in("diplomacia"));
            Table.await(table.alba, "crónica", "El turno 1 admite órdenes");
            String before = table.alba
                    .in("diplomacia")
                    .use("ayuda", "orden", "regentes")
                    .text();
            assertTrue(before.contains("En esta campaña:"), before);
            assertEquals(
                    2,
                    before.lines()
                            .filter(line -> line.endsWith("como un capitán."))
                            .count(),
                    before);
            table.gm.use("dirección opción", "opción", "governors", "valor", "marshal");
            Person guest = table.stage.person("p4").in("crónica");
            String after = guest.use("ayuda", "orden", "governor").text();
            assertFalse(after.contains("como un capitán"), after);
            assertEquals(
                    2,
                    after.lines()
                            .filter(line -> line.endsWith("como un mariscal."))
                            .count(),
                    after);
            assertEquals(tempers(before), tempers(after));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    /** What the regents like, as it is told. */
    private static List<String> tempers(String text) {
        return text.lines()
                .filter(line -> line.contains(": **"))
                .map(line -> line.substring(line.indexOf("**"), line.lastIndexOf("**")))
                .toList();
    }

    @Test
    void whereNoSeatIsEmptyNobodyIsListed() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            String told = table.alba.use("ayuda", "orden", "regentes").text();
            assertTrue(told.contains("En esta campaña no hay puestos vacíos."), told);
        }
    }

    @Test
    void outsideOfACampaignAllTempersAreTold() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            String told =
                    table.gm.use("ayuda", "orden", "regentes", "juego", "caos").text();
            assertEquals(6, told.lines().filter(line -> line.startsWith("**")).count(), told);
        }
    }
}
