package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.store.SqliteLedger;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the host types beside the bot, in programs of their own. */
class HostCommandsTest {
    @TempDir
    private Path home;

    /** A command that has ended: its exit code and what it said. */
    private record Said(int code, String out, String err) {
        String all() {
            return code + "\n" + out + err;
        }
    }

    private Path database() {
        return home.resolve("data/heraldo.db");
    }

    @BeforeEach
    void aCampaignIsUnderWay() {
        try (Tavern tavern = new Tavern(home.resolve("data"))) {
            tavern.running();
        }
    }

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
        assertTrue(Arrays.equals(bytes, Files.readAllBytes(database())));
    }

    private Said heraldo(String... arguments) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classpath(),
                Main.class.getName()));
        line.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(line).directory(home.toFile());
        builder.environment().putAll(Map.of(Token.VARIABLE, "no-real-token"));
        builder.redirectOutput(home.resolve("out").toFile())
                .redirectError(home.resolve("err").toFile());
        int code = builder.start().waitFor();
        return new Said(code, read("out"), read("err"));
    }

    private String read(String file) throws IOException {
        return Files.readString(home.resolve(file), StandardCharsets.UTF_8);
    }

    /** Whole paths: the program runs in a folder of its own. */
    private static String classpath() {
        return String.join(
                System.getProperty("path.separator"),
                Arrays.stream(System.getProperty("java.class.path").split(System.getProperty("path.separator")))
                        .map(entry -> Path.of(entry).toAbsolutePath().toString())
                        .toList());
    }
}
