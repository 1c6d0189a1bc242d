package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever asks is told what is known of them, and can be forgotten once they play nothing any more. */
@Tag("slow")
class PrivacyTest {

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
    void everybodyGetsHisOwnDataAsAFileThatNobodyElseSees() {
        table.alba.use("ajustes personales", "idioma", "es");
        Table.paste(table.alba, "órdenes pegar", "recolectar G5");
        Reply data = table.alba.use("privacidad datos");
        assertTrue(data.said().whispered());
        assertEquals("heraldo.json", data.said().files().get(0).path("filename").asText());
    }

    @Test
    void whoStillPlaysIsNotForgottenAndIsToldWhereHeDoes() {
        Table.refused(table.alba.use("privacidad olvidar"), "Sigues en Los Reinos");
        Table.refused(table.gm.use("privacidad olvidar"), "Mientras dure se sabe quién juega y quién dirige");
    }

    @Test
    void whoHasLeftIsAskedOnceAndToldWhatBecomesOfIt() {
        table.bruno.use("ajustes personales", "idioma", "en");
        Reply sure = table.bruno.use("campaña dejar");
        table.bruno.press(sure.said(), sure.said().buttons().get(0));
        table.bruno.in("general");
        Reply asked = table.bruno.use("privacidad olvidar");
        assertTrue(asked.text().contains("In one campaign that you left and that goes on"), asked.text());
        String kept = table.bruno.press(asked.said(), "Do nothing").text();
        assertTrue(kept.contains("Everything is as it was"), kept);
        Reply again = table.bruno.use("privacidad olvidar");
        String gone = table.bruno.press(again.said(), "Forget me").text();
        assertTrue(gone.contains("your name goes from it when it ends"), gone);
        String usual = table.bruno.use("ajustes personales").text();
        assertTrue(usual.contains("Te hablo en el idioma de tu Discord"), usual);
    }

    @Test
    void whoDirectedAndIsForgottenIsNamedByNobody() {
        table.gm.in("diplomacia").use("dirección anunciar", "texto", "Hola");
        table.gm.use("dirección terminar", "seguro", "true");
        Table.await(table.alba, "crónica", "La dirección da la campaña por terminada");
        Said asked = table.gm.use("privacidad olvidar").said();
        table.gm.press(asked, asked.buttons().getFirst());
        String acts = table.alba.in("diplomacia").use("dirección actos").text();
        assertTrue(acts.contains("alguien que pidió que lo olvidaran"), acts);
        assertFalse(acts.contains("<@-"), acts);
    }
}
