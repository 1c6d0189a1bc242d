package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.testing.Sampling;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A host writes records of campaigns, also while the bot runs, and a stranger checks them. */
@Tag("slow")
@SuppressWarnings("try") // What is open is not always looked at.
class RecordCommandsTest {

    private static final int TURNS = 4;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    static List<String> rulesets() {
        return Sampling.some(
                RecordCommandsTest.class, 1, Shipped.INSTALLATION.catalog().ids());
    }

    /** Governors play: nobody has joined. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void everyRulesetsTurnsAreRecordedAndPlayedAgain(String ruleset) throws IOException {
        try (Tavern tavern = new Tavern(folder)) {
            tavern.playOn(tavern.governed("Mesa", Shipped.INSTALLATION.ruleset(ruleset)), TURNS);
            assertEquals(0, export("Mesa", "public.jsonl"), err.toString());
            assertEquals(0, export("mesa", "full.jsonl.gz", "--full"), err.toString());
        }
        assertTrue(err.toString().startsWith("Warning"), err.toString());
        assertEquals(0, heraldo("verify", file("public.jsonl")), out.toString());
        assertFalse(out.toString().contains("replay:"), out.toString());
        assertEquals(0, heraldo("verify", file("full.jsonl.gz")), out.toString());
        assertTrue(out.toString().contains("ok   replay:"), out.toString());
        assertTrue(Files.size(folder.resolve("full.jsonl.gz")) > 0);
    }

    @Tag("long")
    @Test
    void aChangedRecordIsToldInALineWithItsPlaceAndEndsWith1() throws IOException {
        String ruleset = rulesets().iterator().next();
        try (Tavern tavern = new Tavern(folder)) {
            tavern.playOn(tavern.governed("Mesa", Shipped.INSTALLATION.ruleset(ruleset)), TURNS);
        }
        assertEquals(0, export("Mesa", "r.jsonl"), err.toString());
        Path record = folder.resolve("r.jsonl");
        Files.writeString(record, Files.readString(record).replaceFirst("\"seed\":\"....", "\"seed\":\"0000"));
        assertEquals(1, heraldo("verify", record.toString()));
        assertTrue(out.toString().contains("FAIL line 2, turn 1: seed: "), out.toString());
        assertTrue(out.toString().contains("FAIL line 2, turn 1: digest: "), out.toString());
    }

    @Tag("long")
    @Test
    void ofACampaignThatBeganUnderOlderRulesItIsSaidThatNoTurnIsPlayedAgain() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.governed("Mesa", Shipped.INSTALLATION.ruleset("caos"));
            tavern.spoil("UPDATE campaign SET ruleset_version = '1' WHERE id = ?", id);
            tavern.playOn(id, 1);
            assertEquals(0, export("Mesa", "full.jsonl", "--full"), err.toString());
        }
        assertEquals(0, heraldo("verify", file("full.jsonl")), out.toString());
        assertTrue(out.toString().contains("older rules: the campaign began under version 1 of the ruleset caos"));
        assertTrue(out.toString().endsWith("Everything else is right.\n"), out.toString());
        assertFalse(out.toString().contains("does not say enough"), out.toString());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aRecordWithAnybodysOrdersIsItsOwnersAlone() throws IOException {
        String ruleset = rulesets().iterator().next();
        try (Tavern tavern = new Tavern(folder)) {
            tavern.playOn(tavern.governed("Mesa", Shipped.INSTALLATION.ruleset(ruleset)), 1);
        }
        Files.createFile(folder.resolve("full.jsonl"), rights("rw-r--r--"));
        Files.createFile(folder.resolve("seat.jsonl.part"), rights("rw-rw-rw-"));
        assertEquals(0, export("Mesa", "full.jsonl", "--full"), err.toString());
        assertEquals(0, export("Mesa", "seat.jsonl", "--seat", "1"), err.toString());
        for (String secret : List.of("full.jsonl", "seat.jsonl", "heraldo.db")) {
            assertEquals(
                    "rw-------",
                    PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(secret))),
                    secret);
        }
    }

    private static FileAttribute<?> rights(String rights) {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights));
    }

    @Tag("long")
    @Test
    void whatIsNotThereIsToldInOneLine() throws IOException {
        assertEquals(1, heraldo("verify", file("nothing.jsonl")));
        assertTrue(err.toString().contains("nothing.jsonl cannot be read"), err.toString());
        assertEquals(1, export("Mesa", "r.jsonl"));
        assertTrue(err.toString().contains("There is no database"), err.toString());
        try (Tavern tavern = new Tavern(folder)) {
            assertEquals(1, export("Otra", "r.jsonl"));
            assertTrue(err.toString().contains("There is no campaign \"Otra\""), err.toString());
        }
        Files.writeString(folder.resolve("no.jsonl"), "hello\n");
        assertEquals(1, heraldo("verify", file("no.jsonl")));
        assertTrue(out.toString().contains("line 1: form: "), out.toString());
    }

    private int export(String campaign, String name, String... more) {
        String[] line = {"export", campaign, file(name), "--db", file("heraldo.db")};
        String[] all = java.util.Arrays.copyOf(line, line.length + more.length);
        System.arraycopy(more, 0, all, line.length, more.length);
        return heraldo(all);
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private int heraldo(String... line) {
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(line);
    }
}
