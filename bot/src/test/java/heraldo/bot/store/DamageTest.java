package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.testing.Sampling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files of which bits have flipped or an end is missing: refused in one sentence and left as they are, or whole after all. */
@Tag("slow")
class DamageTest {

    private static final Logger LOG = LoggerFactory.getLogger(DamageTest.class);
    private static final int FLIPS = Sampling.size("heraldo.damages", 70, 1_400);
    private static final int TRUNCATIONS = FLIPS / 2;
    private static final int CRASHED = FLIPS / 2;
    private static final long SEED = Sampling.seed(DamageTest.class, 20261121);

    @TempDir
    Path folder;

    private int refused;
    private int sound;

    private Path file() {
        return folder.resolve("heraldo.db");
    }

    @Test
    void noDamageToAFileThatWasClosedIsOverlooked() throws IOException {
        byte[] whole = played();
        Random random = new Random(SEED);
        for (int flip = 0; flip < FLIPS; flip++) {
            open(flipped(whole, random.nextInt(whole.length), random), "flip " + flip);
        }
        for (int cut = 0; cut < TRUNCATIONS; cut++) {
            int length = random.nextInt(whole.length);
            open(Arrays.copyOf(whole, length), "cut at " + length);
        }
        LOG.info("damages={} refused={} changed=0", FLIPS + TRUNCATIONS, refused);
        assertEquals(FLIPS + TRUNCATIONS, refused);
        open(whole, "whole");
        assertEquals(1, sound);
    }

    @Tag("long")
    @Test
    void whatIsOverlookedAfterACrashDoesNoHarmToTheForm() throws IOException {
        byte[] whole = played();
        Arrays.fill(whole, 60, 64, (byte) 0);
        Random random = new Random(SEED + 1);
        for (int flip = 0; flip < CRASHED; flip++) {
            // Every other in the first page, where the form of the file stands.
            int at = random.nextInt(flip % 2 == 0 ? 4096 : whole.length);
            open(flipped(whole, at, random), "flip at " + at);
        }
        assertTrue(refused > 0 && sound > 0, refused + " refused, " + sound + " sound");
    }

    private static byte[] flipped(byte[] whole, int at, Random random) {
        byte[] bytes = whole.clone();
        bytes[at] ^= (byte) (1 << random.nextInt(8));
        return bytes;
    }

    /** A file in the middle of play. */
    private byte[] played() throws IOException {
        Path origin = Files.createDirectory(folder.resolve("origin"));
        try (Tavern tavern = new Tavern(origin)) {
            tavern.running("turns", "9");
            for (int turn = 1; turn <= 4; turn++) {
                tavern.office.orders().add(tavern.by(Tavern.ANA), "moler " + turn);
                tavern.office.orders().add(tavern.by(Tavern.BEN), "moler 1");
                tavern.toTheDeadline();
            }
            tavern.office.gameMaster().announce(tavern.by(Tavern.GM), "hola");
        }
        return Files.readAllBytes(origin.resolve("heraldo.db"));
    }

    private void open(byte[] bytes, String what) throws IOException {
        Files.write(file(), bytes);
        try (SqliteLedger ledger = SqliteLedger.open(file())) {
            sound++;
            assertEquals("ok", check(ledger), what);
            readAll(ledger);
        } catch (UnusableDatabaseException e) {
            refused++;
            assertEquals(1, e.getMessage().lines().count(), what);
            assertTrue(e.getMessage().startsWith("The "), what + ": " + e.getMessage());
            assertArrayEquals(bytes, Files.readAllBytes(file()), what);
        }
        Files.deleteIfExists(Sources.log(file()));
        Files.deleteIfExists(Sources.index(file()));
    }

    private static String check(SqliteLedger ledger) {
        return ledger.read(books -> ((SqlBooks) books)
                .handle()
                .createQuery("PRAGMA integrity_check")
                .mapTo(String.class)
                .first());
    }

    /** What the program lives on can be read. */
    private static void readAll(SqliteLedger ledger) {
        ledger.record(books -> books.campaigns().running().forEach(campaign -> {
            CampaignId id = campaign.id();
            books.occupancies().of(id);
            books.sheets().latest(books.turns().newest(id).orElseThrow().key());
            books.acts().all(id);
        }));
    }
}
