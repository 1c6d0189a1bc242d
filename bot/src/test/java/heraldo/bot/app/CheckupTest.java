package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.store.SqliteLedger;
import heraldo.rules.kernel.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the doctor finds. */
@Tag("slow")
class CheckupTest {
    private static final Instant NOW = Instant.parse("2026-11-20T11:00:00Z");

    @TempDir
    private Path folder;

    private Finding find(String subject, Map<String, String> environment, Instant now) {
        return find(Shipped.INSTALLATION, subject, environment, now);
    }

    private Finding find(Installation here, String subject, Map<String, String> environment, Instant now) {
        return new Checkup(here, here.settings(), folder.resolve("heraldo.db"), environment, () -> now)
                .all().stream()
                        .filter(finding -> finding.subject().equals(subject))
                        .findFirst()
                        .orElseThrow();
    }

    private Finding find(String subject) {
        return find(subject, Map.of(), NOW);
    }

    @Test
    void beforeTheFirstStartNothingIsWrong() {
        for (String subject :
                new String[] {"settings", "token", "permissions", "database", "backups", "disk", "clock", "rulesets"}) {
            assertFalse(
                    find(subject).verdict() == Finding.Verdict.FAIL,
                    find(subject).toString());
        }
        assertFalse(Files.exists(folder.resolve("heraldo.db.lock")), "it changes nothing");
    }

    @Test
    void aDatabaseThatIsGoneIsNotTakenForOneThatWasNeverThere() throws IOException {
        Files.writeString(folder.resolve("heraldo.db-wal"), "the latest");
        Finding gone = find("database");
        assertEquals(Finding.Verdict.FAIL, gone.verdict());
        assertTrue(gone.sentence().contains("is gone, and its log"), gone.sentence());
    }

    @Test
    void aTokenFileThatOthersMayReadIsFound() throws IOException {
        Path token = Files.writeString(folder.resolve("token"), "not-a-real-token");
        Files.setPosixFilePermissions(token, PosixFilePermissions.fromString("rw-r--r--"));
        Finding open = find("token", Map.of(Token.FILE_VARIABLE, token.toString()), NOW);
        assertEquals(Finding.Verdict.FAIL, open.verdict());
        assertTrue(open.sentence().contains("chmod 600"), open.sentence());
        Files.setPosixFilePermissions(token, PosixFilePermissions.fromString("rw-------"));
        Finding closed = find("token", Map.of(Token.FILE_VARIABLE, token.toString()), NOW);
        assertEquals(Finding.Verdict.OK, closed.verdict());
    }

    @Test
    void aDatabaseThatOthersMayReadIsFound() throws IOException {
        SqliteLedger.open(folder.resolve("heraldo.db")).close();
        assertEquals(Finding.Verdict.OK, find("permissions").verdict());
        Files.setPosixFilePermissions(folder.resolve("heraldo.db"), PosixFilePermissions.fromString("rw-r--r--"));
        assertTrue(find("permissions").sentence().contains("holds secrets"));
    }

    @Test
    void aClockThatIsBehindTheDatabaseIsFound() {
        try (Tavern tavern = new Tavern(folder)) {
            tavern.running();
        }
        assertEquals(Finding.Verdict.OK, find("clock").verdict());
        assertEquals(
                Finding.Verdict.FAIL,
                find("clock", Map.of(), NOW.minusSeconds(3600)).verdict());
        assertEquals(
                Finding.Verdict.FAIL, find("clock", Map.of(), Instant.EPOCH).verdict());
    }

    @Test
    void theHostSaysHowFarAClockMayBeBehind() throws IOException {
        try (Tavern tavern = new Tavern(folder)) {
            tavern.running();
        }
        Instant slow = NOW.minusSeconds(300);
        assertEquals(Finding.Verdict.FAIL, find("clock", Map.of(), slow).verdict());
        Path config = Files.createDirectory(folder.resolve("config"));
        String shipped = Shipped.INSTALLATION.roots().text(Settings.FILE).orElseThrow();
        Files.writeString(config.resolve(Settings.FILE), shipped.replace("clock-minutes: 2", "clock-minutes: 10"));
        assertEquals(
                Finding.Verdict.OK,
                find(Installation.at(config), "clock", Map.of(), slow).verdict());
    }

    @Test
    void aCampaignWhoseGameIsNotHereIsFound() {
        try (Tavern tavern = new Tavern(folder)) {
            tavern.running();
        }
        Finding rulesets = find("rulesets");
        assertEquals(Finding.Verdict.FAIL, rulesets.verdict());
        assertTrue(rulesets.sentence().contains("plays mill"), rulesets.sentence());
    }

    @Test
    void aCampaignThatBeganUnderEarlierRulesIsNoFault() {
        assertEquals(Finding.Verdict.OK, caosOfVersion("1").verdict());
    }

    @Test
    void aCampaignOfLaterRulesIsFound() {
        assertEquals(Finding.Verdict.FAIL, caosOfVersion("99").verdict());
    }

    private Finding caosOfVersion(String version) {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.governed(
                    "Mesa", tavern.office.library().rulebook("caos").hosted());
            tavern.spoil("UPDATE campaign SET ruleset_version = '" + version + "' WHERE id = ?", id);
        }
        return find("rulesets");
    }

    @Test
    void whatHindersACampaignIsListedUntilItIsRemedied() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId campaign = tavern.running();
            tavern.office
                    .helm()
                    .hindrances()
                    .note(campaign, "rooms", Message.of("discord.hindrance.server-full", "most", 500));
            Finding hindered = find("hindrances");
            assertEquals(Finding.Verdict.NOTE, hindered.verdict());
            assertTrue(hindered.sentence().contains("already has the 500 that Discord allows"), hindered.sentence());
            assertTrue(hindered.sentence().contains(campaign.text()), hindered.sentence());
            tavern.office.helm().hindrances().remedied(campaign, "rooms");
            assertThrows(NoSuchElementException.class, () -> find("hindrances"));
        }
    }

    @Test
    void aDamagedBackupIsFound() throws IOException {
        SqliteLedger.open(folder.resolve("heraldo.db")).close();
        Path backup = Shipped.INSTALLATION
                .settings()
                .storage()
                .backups()
                .of(folder.resolve("heraldo.db"))
                .add(folder.resolve("heraldo.db"), NOW)
                .file();
        assertEquals(Finding.Verdict.OK, find("backups").verdict());
        byte[] bytes = Files.readAllBytes(backup);
        bytes[bytes.length - 9] ^= 1;
        Files.write(backup, bytes);
        assertEquals(Finding.Verdict.FAIL, find("backups").verdict());
    }
}
