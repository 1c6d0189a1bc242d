package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.discord.Logs;
import heraldo.rules.kernel.Seat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;

/** While no turns end, copies of the database are put aside. */
class BackupTest {
    private static final Instant NOW = Instant.parse("2026-11-20T11:00:00Z");

    private static final long PLENTY = 1L << 30;
    private static final Duration FRESH = Duration.ofMinutes(30);

    @TempDir
    Path folder;

    private BackupShelf keeping(int keep) {
        return new BackupShelf(folder.resolve("backups"), keep, PLENTY);
    }

    private Path file() {
        return folder.resolve("heraldo.db");
    }

    @Test
    void anOpenTurnIsInItWithAllItsOrders() throws IOException {
        BackupShelf shelf = keeping(3);
        CampaignId id;
        try (Tavern tavern = new Tavern(folder, shelf)) {
            id = tavern.running();
            tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 2");
            tavern.sleep(FRESH);
            tavern.work();
        }
        Path backup = shelf.all().get(0);
        assertEquals(1, shelf.all().size());
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)));
        assertEquals(1, Inspection.of(backup).running());
        try (ReadOnlyLedger copy = ReadOnlyLedger.open(backup)) {
            CampaignTurn turn = copy.read(books -> books.turns().newest(id)).orElseThrow();
            assertEquals(1, turn.key().number());
            assertEquals(TurnStatus.OPEN, turn.status());
            assertTrue(copy.read(books -> books.sheets().latest(turn.key(), new Seat(1)))
                    .isPresent());
        }
    }

    @Test
    void onlyTheNewestAreKept() throws IOException {
        BackupShelf shelf = keeping(3);
        try (Tavern tavern = new Tavern(folder, shelf)) {
            tavern.running("turns", "9");
            for (int turn = 1; turn <= 5; turn++) {
                tavern.toTheDeadline();
            }
        }
        List<String> names = shelf.all().stream()
                .map(file -> file.getFileName().toString().substring(0, 14))
                .toList();
        assertEquals(List.of("heraldo-000005", "heraldo-000004", "heraldo-000003"), names);
    }

    @Test
    void aClockThatGoesBackDoesNotMakeTheNewestTheOldest() throws IOException {
        SqliteLedger.open(file()).close();
        BackupShelf shelf = keeping(1);
        shelf.add(file(), NOW);
        Path second = shelf.add(file(), NOW.minus(Duration.ofDays(400))).file();
        assertEquals(List.of(second), shelf.all());
    }

    @Test
    void campaignsThatEndTurnsAtTheSameTimeShareOne() throws IOException {
        BackupShelf shelf = keeping(9);
        try (Tavern tavern = new Tavern(folder, shelf)) {
            for (String name : List.of("Uno", "Dos", "Tres")) {
                CampaignId id = tavern.office
                        .campaigns()
                        .open(tavern.by(Tavern.GM), Tavern.wish(name))
                        .campaign()
                        .id();
                tavern.join(id, Tavern.ANA, 1);
                tavern.office.campaigns().start(tavern.by(Tavern.GM).in(id));
            }
            tavern.toTheDeadline();
            assertEquals(3, tavern.posts(Dispatch.Kind.RESULT).size());
        }
        assertEquals(1, shelf.all().size());
    }

    @Test
    void turnsThatFollowEachOtherWithinMinutesShareOneToo() throws IOException {
        BackupShelf shelf = keeping(9);
        try (Tavern tavern = new Tavern(folder, shelf)) {
            tavern.running("turns", "9");
            for (Duration pause : List.of(Duration.ZERO, Duration.ofMinutes(29), Duration.ofMinutes(1))) {
                tavern.sleep(pause);
                tavern.office.gameMaster().resolve(tavern.by(Tavern.GM));
                tavern.work();
            }
            assertEquals(3, tavern.posts(Dispatch.Kind.RESULT).size());
        }
        assertEquals(2, shelf.all().size());
    }

    @Test
    void whereNothingIsWrittenNoneIsMade() throws IOException {
        BackupShelf shelf = keeping(9);
        try (Tavern tavern = new Tavern(folder, shelf)) {
            tavern.running();
            for (int round = 0; round < 3; round++) {
                tavern.sleep(FRESH);
                tavern.work();
            }
        }
        assertEquals(1, shelf.all().size());
    }

    @Test
    void theOldestGoWhereAllAreTooLargeTogetherButTwoAreAlwaysKept() throws IOException {
        SqliteLedger.open(file()).close();
        Path second = Path.of("");
        BackupShelf small = new BackupShelf(folder.resolve("backups"), 9, 1);
        for (int made = 0; made < 3; made++) {
            second = small.all().stream().findFirst().orElse(second);
            small.add(file(), NOW);
        }
        assertEquals(second, small.all().get(1));
        assertEquals(2, small.all().size());
    }

    @Test
    void whatAnEarlierVersionWroteIsCopiedBeforeItIsUpdated() throws IOException {
        Migrations.form(Sources.working(file(), SQLiteConfig.TransactionMode.IMMEDIATE), 1);
        BackupShelf shelf = keeping(3);
        SqliteLedger.open(file(), shelf).close();
        assertEquals(1, shelf.all().size());
        assertFalse(Inspection.of(shelf.all().get(0)).current());
        assertTrue(Inspection.of(file()).current());
        SqliteLedger.open(file(), shelf).close();
        assertEquals(1, shelf.all().size());
    }

    @Test
    void withoutABackupTheTurnEndsAndTheHostIsTold() throws IOException {
        Files.writeString(folder.resolve("backups"), "a file where the folder should be");
        try (Logs logs = Logs.watch();
                Tavern tavern = new Tavern(folder, keeping(3))) {
            CampaignId id = tavern.running();
            tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 2");
            tavern.toTheDeadline();
            assertEquals(List.of(2, 0), tavern.ground(id));
            assertTrue(logs.all().contains("The folder of backups " + folder.resolve("backups") + " cannot be used"));
            assertTrue(logs.all().contains("The turns go on without it"));
        }
    }

    @Test
    void whatAKilledProgramLeftUnfinishedGoesAndIsNoBackup() throws IOException {
        SqliteLedger.open(file()).close();
        BackupShelf shelf = keeping(3);
        Path unfinished = Files.createDirectories(shelf.folder())
                .resolve("heraldo-000001-20261120T110000Z.db" + Snapshot.UNFINISHED);
        Files.writeString(unfinished, "half");
        assertEquals(List.of(), shelf.all());
        Path made = shelf.add(file(), NOW).file();
        assertEquals(List.of(made), shelf.all());
        assertFalse(Files.exists(unfinished));
    }

    @Test
    void whatIsNotSoundBecomesNoBackup() throws IOException {
        Files.writeString(file(), "this is no database".repeat(300));
        BackupShelf shelf = keeping(3);
        assertThrows(BackupFailedException.class, () -> shelf.add(file(), NOW));
        try (var left = Files.list(shelf.folder())) {
            assertEquals(List.of(), left.toList());
        }
    }

    @Test
    void aBackupIsMadeBesideAProgramThatWrites() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.running();
            tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 2");
            Path copy = folder.resolve("copy.db");
            assertEquals(1, Snapshot.of(file(), copy).running());
            assertThrows(BackupFailedException.class, () -> Snapshot.of(file(), copy));
            tavern.toTheDeadline();
            assertEquals(List.of(2, 0), tavern.ground(id));
        }
    }
}
