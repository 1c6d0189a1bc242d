package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.World;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The album of a campaign is handed to whoever directs it, and tells what everybody may know. */
@Tag("slow")
class HandedAlbumTest {

    @TempDir
    Path folder;

    private Table table;
    private Person gm;

    @BeforeEach
    void theGameIsOn() {
        table = Table.running(folder, "Los Hijos");
        gm = table.gm.in("diplomacia");
    }

    @AfterEach
    void everybodyGoesHome() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    /** The files of an album by their names. */
    private SortedMap<String, byte[]> unpacked(Reply album) throws IOException {
        long file = album.said().files().get(0).path("id").asLong();
        World world = table.stage.sandbox().world();
        byte[] zip =
                world.exclusively(() -> world.files().get(new Snowflake(file))).bytes();
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (ZipInputStream entries = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                files.put(entry.getName(), entries.readAllBytes());
            }
        }
        return files;
    }

    @Tag("long")
    @Test
    void itHoldsWhatWasPlayedAndNoOrdersNoPressAndNoSecretTreaty() throws IOException {
        Table.refused(gm.use("dirección álbum"), "");
        table.alba.use("prensa", "texto", "Nadie cruza el río.");
        Table.paste(table.alba, "órdenes pegar", "recolectar G5");
        table.endTurn();
        Table.paste(table.alba, "órdenes pegar", "recolectar F4");
        Reply album = gm.use("dirección álbum");
        assertTrue(album.said().whispered());
        assertTrue(album.said().files().get(0).path("filename").asText().endsWith("-album.zip"));
        SortedMap<String, byte[]> files = unpacked(album);
        assertTrue(files.containsKey("album/index.html"), files.keySet().toString());
        assertTrue(
                files.keySet().stream().anyMatch(name -> name.endsWith(".png")),
                files.keySet().toString());
        String text = new String(files.get("album/index.html"), StandardCharsets.UTF_8);
        assertTrue(text.contains("Los Hijos"), "its name");
        for (String secret : List.of("recolectar F4", "Nadie cruza el río.", table.alba.id())) {
            files.forEach((name, bytes) ->
                    assertFalse(new String(bytes, StandardCharsets.UTF_8).contains(secret), name + " holds " + secret));
        }
        Table.refused(table.alba.use("dirección álbum"), "");
    }
}
