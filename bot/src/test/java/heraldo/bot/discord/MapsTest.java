package heraldo.bot.discord;

import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people can ask of maps: another turn, a place, without what changed, other colours, what the signs mean. */
@Tag("slow")
class MapsTest {

    @TempDir
    Path folder;

    private Table table;

    @BeforeEach
    void come() {
        table = Table.running(folder, "Los Reinos");
        table.endTurn();
    }

    @AfterEach
    void leave() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    @Tag("long")
    @Test
    void aPlaceIsShownFromNear() throws IOException {
        Person gm = table.gm.in("crónica");
        List<String> offered = gm.complete("mapa", "zona", "");
        assertFalse(offered.isEmpty(), "places are offered");
        int all = picture(gm.use("mapa"));
        int near = picture(gm.use("mapa", "zona", offered.get(0)));
        assertNotEquals(all, near);
        assertEquals(near, picture(gm.use("mapa", "zona", offered.get(0))), "the same again");
        refused(gm.use("mapa", "zona", "Atlantis"), "ningún sitio que se llame «Atlantis»");
    }

    @Tag("long")
    @Test
    void whatATurnChangedCanBeLeftOut() throws IOException {
        Person gm = table.gm.in("crónica");
        assertEquals(picture(gm.use("mapa", "turno", "1")), picture(gm.use("mapa", "turno", "1", "cambios", "true")));
        assertEquals(picture(gm.use("mapa")), picture(gm.use("mapa", "cambios", "false")));
    }

    @Test
    void everybodyHasTheColoursHePrefers() throws IOException {
        Person gm = table.gm.in("crónica");
        int night = picture(gm.use("mapa"));
        int paper = picture(gm.use("mapa", "tema", "paper"));
        assertNotEquals(night, paper);
        int own = picture(table.alba.use("mapa"));
        String said = table.alba.use("ajustes personales", "tema", "paper").text();
        assertTrue(said.contains("van en **Papel**"), said);
        assertNotEquals(own, picture(table.alba.use("mapa")));
        assertEquals(night, picture(gm.use("mapa")), "each has his own");
        table.alba.use("ajustes personales", "tema", "usual");
        assertEquals(own, picture(table.alba.use("mapa")));
    }

    @Tag("long")
    @Test
    void theGameMasterChoosesTheColoursOfTheCampaign() throws IOException {
        Person gm = table.gm.in("crónica");
        int night = picture(gm.use("mapa"));
        String said = gm.use("dirección tema", "tema", "contrast").text();
        assertTrue(said.contains("**Alto contraste**"), said);
        int contrast = picture(gm.use("mapa"));
        assertNotEquals(night, contrast);
        table.stage.restart();
        assertEquals(contrast, picture(table.gm.in("crónica").use("mapa")));
        table.alba.use("ajustes personales", "tema", "night");
        assertEquals(night, picture(table.alba.in("crónica").use("mapa")), "who prefers something else sees that");
    }

    @Tag("long")
    @Test
    void theLegendSaysWhatEverySignMeans() throws IOException {
        Table.Letterbox letters = table.letters();
        picture(table.gm.in("crónica").use("mapa", "leyenda", "true"));
        letters.await("Leyenda del mapa de Los Hijos de Kaixiflán. Capital: el escudo");
    }

    private static int picture(Reply reply) throws IOException {
        List<JsonNode> files = reply.said().files();
        assertEquals(1, files.size(), reply.text());
        try (InputStream bytes =
                URI.create(files.get(0).path("url").asText()).toURL().openStream()) {
            return Arrays.hashCode(bytes.readAllBytes());
        }
    }
}
