package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.app.HostShell.Said;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.store.SqliteLedger;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.util.OSInfo;

/** What the host types beside the bot, in programs of their own. */
@Tag("slow")
@SuppressWarnings("try") // What is open is not always looked at.
class HostCommandsTest {
    @TempDir
    private Path home;

    private Path database() {
        return home.resolve("data/heraldo.db");
    }

    @BeforeEach
    void aCampaignIsUnderWay() {
        try (Tavern tavern = new Tavern(home.resolve("data"))) {
            tavern.running();
        }
    }

    @Tag("long")
    @Test
    void aBackupIsMadeAndRestoredAndTheDoctorSeesBoth() throws Exception {
        Said backup = heraldo("backup");
        assertEquals(0, backup.code(), backup.all());
        assertTrue(backup.out().startsWith("Backed up and verified: "), backup.all());
        Path made = home.resolve("data/backups").toFile().listFiles()[0].toPath();
        assertEquals(1, heraldo("backup", made.toString()).code(), "no file is overwritten");
        try (SqliteLedger running = SqliteLedger.open(database())) {
            assertEquals(
                    0, heraldo("backup", home.resolve("beside.db").toString()).code());
            Said refused = heraldo("restore", made.toString());
            assertEquals(1, refused.code());
            assertTrue(refused.err().contains("in use by another Heraldo"), refused.all());
        }
        Said restored = heraldo("restore", made.toString());
        assertEquals(0, restored.code(), restored.all());
        assertTrue(restored.out().contains("Campaigns held until their game masters decide: 1"), restored.all());
        assertTrue(restored.out().contains("heraldo.db.replaced-"), restored.all());
        Said healthy = heraldo("doctor");
        assertTrue(healthy.out().contains("ok    database"), healthy.all());
        assertTrue(healthy.out().contains("1 of 20, the newest is sound"), healthy.all());
    }

    @Tag("long")
    @Test
    void aDamagedDatabaseEndsTheProgramWithOneSentenceAndStaysAsItIs() throws Exception {
        byte[] bytes = Files.readAllBytes(database());
        bytes[bytes.length / 2] ^= 4;
        Files.write(database(), bytes);
        Said run = heraldo("run");
        assertEquals(1, run.code(), run.all());
        assertEquals(1, run.err().lines().count(), run.all());
        assertTrue(run.err().contains("is damaged"), run.all());
        Said doctor = heraldo("doctor");
        assertEquals(1, doctor.code(), doctor.all());
        assertTrue(doctor.out().contains("FAIL  database"), doctor.all());
        Said backup = heraldo("backup");
        assertEquals(1, backup.code(), backup.all());
        assertEquals(run.err(), backup.err());
        assertFalse(Files.exists(home.resolve("data/backups")), "what is damaged becomes no backup");
        assertTrue(Arrays.equals(bytes, Files.readAllBytes(database())));
    }

    /** The quota of a user stands for a full disk: no file may grow beyond a kilobyte. */
    @Tag("long")
    @Test
    void onAFullDiskNoCopyAndNoRecordIsLeftHalfWritten() throws Exception {
        try (Tavern tavern = new Tavern(home.resolve("data"))) {
            tavern.toTheDeadline();
            tavern.toTheDeadline();
        }
        byte[] before = Files.readAllBytes(database());
        Path copy = home.resolve("copy.db");
        Said backup = crowded("backup", copy.toString());
        assertEquals(1, backup.code(), backup.all());
        assertEquals(1, backup.err().lines().count(), backup.all());
        assertTrue(backup.err().matches("(?s).*copy.db could not be made: .*no room left.*"), backup.all());
        Path spare = home.resolve("data/spare.db");
        assertEquals(0, heraldo("backup", spare.toString()).code());
        Path record = home.resolve("record.jsonl");
        Said gone = heraldo("export", "--db", spare.toString(), "Molino", record.toString());
        assertTrue(gone.err().startsWith("There is no ruleset \"mill\""), gone.all());
        install("mill");
        Said export = crowded("export", "--db", spare.toString(), "Molino", record.toString());
        assertEquals(1, export.code(), export.all());
        assertEquals(1, export.err().lines().count(), export.all());
        assertTrue(export.err().contains("record.jsonl cannot be written"), export.all());
        try (Stream<Path> left = Files.list(home)) {
            assertEquals(List.of("config", "data", "err", "out"), names(left));
        }
        assertTrue(Arrays.equals(before, Files.readAllBytes(database())));
    }

    /** Puts a small ruleset of the tests beside those that come with the program. */
    private void install(String ruleset) throws IOException, URISyntaxException {
        Path from = Path.of(Tavern.class.getResource("rulesets/" + ruleset).toURI());
        Path to = Files.createDirectories(home.resolve("config/rulesets/" + ruleset));
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    private static List<String> names(Stream<Path> files) {
        return files.map(file -> file.getFileName().toString()).sorted().toList();
    }

    /** Runs where files may not grow. What the drivers unpack elsewhere is unpacked for them. */
    private Said crowded(String... arguments) throws IOException, InterruptedException {
        String library = System.mapLibraryName("sqlitejdbc");
        Path drivers = Files.createDirectories(home.resolve("data/drivers"));
        String packed = "/org/sqlite/native/" + OSInfo.getNativeLibFolderPathForCurrentOS() + "/" + library;
        try (InputStream driver = OSInfo.class.getResourceAsStream(packed)) {
            Files.copy(driver, drivers.resolve(library), StandardCopyOption.REPLACE_EXISTING);
        }
        List<String> line = new ArrayList<>(List.of("bash", "-c", "ulimit -f 1; exec \"$@\"", "bash"));
        line.addAll(HostShell.line(
                List.of("-XX:-UsePerfData", "-Dorg.sqlite.lib.path=" + drivers, "-Dorg.sqlite.lib.name=" + library),
                arguments));
        return new HostShell(home).run(line);
    }

    private Said heraldo(String... arguments) throws IOException, InterruptedException {
        return new HostShell(home).heraldo(arguments);
    }
}
