package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.post.RestoreGap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Older books take the place of later ones: nothing is posted twice, and the game master decides. */
@SuppressWarnings("try") // What is open is not always looked at.
@Tag("slow")
class RestorationTest {
    private static final Instant NOW = Instant.parse("2026-11-21T11:00:00Z");

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("heraldo.db");
    }

    private Path copy() {
        return folder.resolve("copy.db");
    }

    private Restoration restore(Path from) {
        return Restoration.of(from, file(), ledger -> new RestoreGap(ledger, () -> NOW).holdAll(), NOW);
    }

    /** A campaign of which a copy was made before its first turn ended; three turns have been played and posted since. */
    private CampaignId played(Tavern tavern) {
        CampaignId id = tavern.running("turns", "9");
        tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 2");
        Snapshot.of(file(), copy());
        for (int turn = 1; turn <= 3; turn++) {
            tavern.toTheDeadline();
        }
        return id;
    }

    @Test
    void theCampaignIsHeldAndSaysSoUntilTheGameMasterDecides() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = played(tavern);
            long last = tavern.posted.keySet().stream().max(Long::compare).orElseThrow();
            tavern.close();
            assertEquals(1, restore(copy()).held());
            tavern.open();
            tavern.pass(Duration.ofDays(3));
            CampaignTurn held = tavern.newest(id);
            assertEquals(1, held.key().number());
            assertEquals(TurnStatus.HELD, held.status());
            assertEquals(HoldReason.RESTORED, held.hold());
            assertEquals(Optional.empty(), tavern.office.clerk().nextDeadline());
            assertEquals(3, tavern.posts(Dispatch.Kind.RESULT).size());
            List<Dispatch> notices = tavern.posts(Dispatch.Kind.NOTICE);
            assertEquals(1, notices.size());
            assertTrue(notices.get(0).id() > last + 1000, "no number is given twice");
            assertEquals(
                    "campaign.post.restored",
                    notices.get(0).message().orElseThrow().key());
            tavern.office.orders().add(tavern.by(Tavern.BEN), "moler 1");
            tavern.office.gameMaster().resume(tavern.by(Tavern.GM));
            tavern.toTheDeadline();
            assertEquals(List.of(2, 1), tavern.ground(id));
            assertEquals(4, tavern.posts(Dispatch.Kind.RESULT).size());
        }
    }

    @Test
    void theSameOrdersGiveTheSameResultAgain() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = played(tavern);
            String before = tavern.turn(id, 1).result().orElseThrow().state();
            tavern.close();
            restore(copy());
            tavern.open();
            tavern.office.gameMaster().resolve(tavern.by(Tavern.GM));
            tavern.work();
            assertEquals(before, tavern.turn(id, 1).result().orElseThrow().state());
        }
    }

    @Test
    void aTurnThatWasSealedInTheCopyIsNotPlayedOfItself() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.running();
            CampaignTurn open = tavern.newest(id);
            tavern.office.gameMaster().resolve(tavern.by(Tavern.GM));
            Snapshot.of(file(), copy());
            tavern.work();
            assertEquals(TurnStatus.PUBLISHED, tavern.turn(id, 1).status());
            tavern.close();
            restore(copy());
            tavern.open();
            tavern.work();
            assertEquals(open.key(), tavern.newest(id).key());
            assertEquals(TurnStatus.HELD, tavern.newest(id).status());
            assertEquals(1, tavern.posts(Dispatch.Kind.RESULT).size());
        }
    }

    @Test
    void booksThatWereReplacedByHandAreFoundOutByWhatHasBeenPosted() throws IOException {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = played(tavern);
            long last = tavern.posted.keySet().stream().max(Long::compare).orElseThrow();
            new RestoreGap(tavern.database, tavern.clock).check((campaign, known) -> OptionalLong.of(last));
            assertEquals(TurnStatus.OPEN, tavern.newest(id).status(), "books that know it all are not held");
            tavern.close();
            Files.copy(copy(), file(), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
            tavern.open();
            for (int start = 1; start <= 3; start++) {
                new RestoreGap(tavern.database, tavern.clock).check((campaign, known) -> OptionalLong.of(last));
            }
            tavern.work();
            assertEquals(HoldReason.RESTORED, tavern.newest(id).hold());
            assertEquals(1, tavern.posts(Dispatch.Kind.NOTICE).size());
            assertTrue(tavern.posts(Dispatch.Kind.NOTICE).get(0).id() > last);
        }
    }

    @Test
    void theReplacedDatabaseIsKeptWithItsLog() throws IOException {
        SqliteLedger.open(file()).close();
        Snapshot.of(file(), copy());
        byte[] before = Files.readAllBytes(file());
        Files.writeString(Sources.log(file()), "the latest");
        Path kept = restore(copy()).replaced().orElseThrow();
        assertArrayEquals(before, Files.readAllBytes(kept));
        assertEquals("the latest", Files.readString(Sources.log(kept)));
        assertFalse(Files.exists(Sources.log(file())));
        SqliteLedger.open(file()).close();
    }

    @Test
    void whileTheProgramRunsNothingIsRestored() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = played(tavern);
            assertTrue(refused(copy()).contains("in use by another Heraldo"));
            assertEquals(4, tavern.newest(id).key().number());
        }
    }

    @Test
    void whatIsNoSoundCopyReplacesNothing() throws IOException {
        SqliteLedger.open(file()).close();
        byte[] before = Files.readAllBytes(file());
        Files.write(copy(), java.util.Arrays.copyOf(before, before.length / 2));
        assertTrue(refused(copy()).contains("is damaged"));
        assertTrue(refused(folder.resolve("nowhere.db")).contains("There is no database"));
        assertTrue(refused(file()).contains("is the database itself"));
        assertArrayEquals(before, Files.readAllBytes(file()));
    }

    @Test
    void aFreshMachineGetsItsFolder() {
        try (Tavern tavern = new Tavern(folder)) {
            played(tavern);
        }
        Path fresh = folder.resolve("fresh/data/heraldo.db");
        assertEquals(
                1,
                Restoration.of(copy(), fresh, ledger -> new RestoreGap(ledger, () -> NOW).holdAll(), NOW)
                        .held());
        SqliteLedger.open(fresh).close();
    }

    @ParameterizedTest
    @CsvSource({
        "trigger, CREATE TRIGGER guest AFTER INSERT ON outbox BEGIN DELETE FROM campaign; END",
        "view, CREATE VIEW guest AS SELECT master FROM campaign",
        "index, CREATE INDEX guest ON outbox (written)",
        "table, CREATE TABLE guest (id INTEGER)"
    })
    void whatHoldsPartsThatAreNotOursReplacesNothing(String kind, String sql) throws IOException {
        SqliteLedger.open(copy()).close();
        OlderForm.write(4, copy(), folder.resolve("older.db"), Duration.ZERO);
        for (Path held : List.of(copy(), folder.resolve("older.db"))) {
            Jdbi.create("jdbc:sqlite:" + held).useHandle(handle -> {
                handle.execute(sql);
                handle.execute("PRAGMA user_version = 0");
            });
            byte[] before = Files.readAllBytes(held);
            Path fresh = folder.resolve("fresh/heraldo.db");
            String sentence = assertThrows(
                            UnusableDatabaseException.class, () -> Restoration.of(held, fresh, ledger -> 0, NOW))
                    .getMessage();
            assertTrue(sentence.contains("the " + kind + " \"guest\""), sentence);
            assertArrayEquals(before, Files.readAllBytes(held));
            assertFalse(Files.exists(fresh.getParent()));
        }
    }

    @Test
    void aRestoreThatWasCutShortIsNotTakenForANewBeginning() throws IOException {
        SqliteLedger.open(file()).close();
        Snapshot.of(file(), copy());
        Files.move(file(), Restoration.draft(file()));
        assertTrue(assertThrows(UnusableDatabaseException.class, () -> SqliteLedger.open(file()))
                .getMessage()
                .contains("restore it again"));
        restore(copy());
        SqliteLedger.open(file()).close();
    }

    @Test
    void withoutADatabaseThereIsNothingToReplace() {
        SqliteLedger.open(copy()).close();
        assertEquals(Optional.empty(), restore(copy()).replaced());
        SqliteLedger.open(file()).close();
    }

    private String refused(Path from) {
        return assertThrows(UnusableDatabaseException.class, () -> restore(from))
                .getMessage();
    }
}
