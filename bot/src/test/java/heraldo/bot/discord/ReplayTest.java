package heraldo.bot.discord;

import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The game so far as a moving picture. */
class ReplayTest {

    private static final int ALLOWED = 8 * 1024 * 1024;

    /** How far a picture in fewer colours may be from its plate, in steps of a channel for each pixel. */
    private static final double NEAR = 4;

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

    @Tag("long")
    @Test
    void everyTurnIsAFrameAndTheLastPlateStaysLongest() throws IOException {
        for (int turn = 1; turn <= 3; turn++) {
            table.alba.use("kaixiflan recolectar", "hex", "G5");
            table.endTurn();
        }
        Table.Letterbox letters = table.letters();
        Person guest = table.stage.person("p4").in("crónica");
        Reply shown = guest.use("repetición");
        assertTrue(shown.text().contains("Del turno 1 al 3, un segundo cada uno."), shown.text());
        assertTrue(shown.said().whispered());
        letters.await("La partida en imágenes, del turno 1 al 3. La última: ");
        assertEquals(2, shown.said().files().size(), "and how the sides have stood");
        byte[] gif = picture(shown);
        assertTrue(gif.length < ALLOWED);
        Footage footage = Footage.of(gif);
        assertEquals(List.of(100, 100, 500), footage.hundredths());
        for (int turn = 1; turn <= 3; turn++) {
            byte[] plate = picture(guest.use("mapa", "turno", String.valueOf(turn)));
            double distance = footage.distance(turn - 1, plate);
            assertTrue(distance < NEAR, "turn " + turn + ": " + distance);
        }
    }

    @Test
    void aPlayerIsShownWhatEverybodySees() throws IOException {
        table.alba.use("kaixiflan recolectar", "hex", "G5");
        table.endTurn();
        byte[] all = picture(table.stage.person("p4").in("crónica").use("repetición"));
        table.alba.use("kaixiflan recolectar", "hex", "G5");
        assertArrayEquals(all, picture(table.alba.use("repetición")));
        assertArrayEquals(all, picture(table.gm.in("crónica").use("repetición")));
        assertTrue(table.alba.use("repetición").text().contains("El turno 1, el único que se enseña."));
    }

    @Test
    void beforeTheFirstTurnHasEndedThereIsNothingToReplay() {
        refused(table.alba.use("repetición"), "Todavía no ha acabado ningún turno");
    }

    private static byte[] picture(Reply reply) throws IOException {
        List<JsonNode> files = reply.said().files();
        JsonNode moving = files.stream()
                .filter(file -> !file.path("filename").asText().startsWith("chart"))
                .findFirst()
                .orElseThrow();
        try (InputStream bytes = URI.create(moving.path("url").asText()).toURL().openStream()) {
            return bytes.readAllBytes();
        }
    }
}
