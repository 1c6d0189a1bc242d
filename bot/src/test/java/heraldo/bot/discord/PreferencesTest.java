package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.world.MessageBody;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How people want to be spoken to: each says it once, for every campaign, and nobody else hears of it. */
@Tag("slow")
class PreferencesTest {

    private static final Duration BEFORE_THE_REMINDER = Duration.ofHours(2);

    @TempDir
    Path folder;

    private Table table;

    @BeforeEach
    void come() {
        table = Table.running(folder, "Los Reinos");
    }

    @AfterEach
    void leave() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    @Test
    void whoAsksForAnotherLanguageIsSpokenToInIt() {
        String said = table.bruno.use("ajustes personales", "idioma", "en").text();
        assertTrue(said.contains("I speak to you in **English**."), said);
        table.stage.restart();
        String sheet = table.bruno.use("órdenes ver").text();
        assertTrue(sheet.contains("You have written nothing yet"), sheet);
        remind();
        Said reminder = table.bruno.await("<t:");
        assertTrue(reminder.text().contains("orders"), reminder.text());
        assertTrue(table.alba.await("<t:").text().contains("órdenes"), "the others read Spanish");
        assertTrue(table.alba.use("órdenes ver").text().contains("Tu hoja"), "and so do their answers");
        String back = table.bruno.use("ajustes personales", "idioma", "usual").text();
        assertTrue(back.contains("in the language of your Discord"), back);
        String again = table.bruno.use("ajustes personales").text();
        assertTrue(again.contains("Te hablo en el idioma de tu Discord"), again);
    }

    @Test
    void nobodyIsCalledInQuietHours() {
        String said = table.bruno
                .use("ajustes personales", "silencio", "16:30 - 20", "zona", "europe/madrid")
                .text();
        assertTrue(said.contains("De 16:30 a 20:00 (Europe/Madrid)"), said);
        remind();
        Said calm = table.bruno.await("<t:");
        assertEquals(0, calm.json().path("mentions").size(), calm.text());
        assertTrue(silent(calm), calm.text());
        Said loud = table.alba.await("<t:");
        assertEquals(1, loud.json().path("mentions").size(), loud.text());
        assertFalse(silent(loud), loud.text());
        assertTrue(
                table.bruno.use("ajustes personales", "silencio", "no").text().contains("a cualquier hora"));
    }

    @Test
    void whatCannotBeReadChangesNothing() {
        table.bruno.use("ajustes personales", "silencio", "23-8", "zona", "America/Bogota");
        Table.refused(table.bruno.use("ajustes personales", "silencio", "25:00-8:00"), "no son unas horas");
        Table.refused(table.bruno.use("ajustes personales", "silencio", "8-8"), "no son unas horas");
        Table.refused(table.bruno.use("ajustes personales", "silencio", "de noche"), "no son unas horas");
        Table.refused(table.bruno.use("ajustes personales", "silencio", "1-2", "zona", "Camelot"), "zona horaria");
        String now = table.bruno.use("ajustes personales").text();
        assertTrue(now.contains("De 23:00 a 08:00 (America/Bogota)"), now);
        String moved =
                table.bruno.use("ajustes personales", "zona", "Europe/Madrid").text();
        assertTrue(moved.contains("De 23:00 a 08:00 (Europe/Madrid)"), moved);
        assertTrue(table.alba.use("ajustes personales").text().contains("a cualquier hora"), "each has his own");
    }

    private void remind() {
        table.stage.at(table.due().minus(BEFORE_THE_REMINDER));
    }

    private static boolean silent(Said said) {
        return (said.json().path("flags").asInt() & MessageBody.SUPPRESS_NOTIFICATIONS) != 0;
    }
}
