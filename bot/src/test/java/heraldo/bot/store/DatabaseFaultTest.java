package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.discord.Logs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The database cannot be written for a while: what is asked fails in one sentence, whole, and later it works again. */
@Tag("slow")
class DatabaseFaultTest {
    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("heraldo.db");
    }

    @Test
    void aFullDiskKeepsOrdersAndTurnsBackAndLosesNeither() {
        try (Logs logs = Logs.watch();
                Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.running();
            tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 2");
            long room = mostPages(tavern.database, 1);
            fill(tavern);
            String before = contents(tavern.database);
            assertEquals("books-full", announcing(tavern));
            assertEquals(before, contents(tavern.database));
            tavern.sleep(Duration.ofHours(8).plusSeconds(4));
            tavern.office.clerk().work();
            assertEquals(0, tavern.newest(id).attempts());
            assertEquals(Optional.empty(), tavern.newest(id).result());
            assertTrue(logs.all().contains("There is no room left for the database"), logs.all());
            mostPages(tavern.database, room);
            tavern.work();
            assertEquals(List.of(2, 0), tavern.ground(id));
            assertEquals(1, tavern.posts(Dispatch.Kind.RESULT).size());
        }
    }

    /** Until not even the pages that are there already have room. */
    private static void fill(Tavern tavern) {
        int most = 100;
        while (!announcing(tavern).equals("books-full") && most > 0) {
            most--;
        }
        assertTrue(most > 0, "the disk was never full");
    }

    private static String announcing(Tavern tavern) {
        return Tavern.refusal(() -> tavern.office.gameMaster().announce(tavern.by(Tavern.GM), "x".repeat(1400)));
    }

    /** Sets how many pages the file may have; answers how many it might have before. */
    private static long mostPages(OpenLedger ledger, long most) {
        return ledger.write(books -> {
            var handle = ((SqlBooks) books).handle();
            long before = handle.createQuery("PRAGMA max_page_count")
                    .mapTo(Long.class)
                    .one();
            handle.createQuery("PRAGMA max_page_count = " + most)
                    .mapTo(Long.class)
                    .one();
            return before;
        });
    }

    /** How much there is of everything. */
    private static String contents(OpenLedger ledger) {
        return ledger.read(books -> ((SqlBooks) books)
                .handle()
                .createQuery("SELECT (SELECT count(*) FROM outbox) || ' ' || (SELECT count(*) FROM gm_act) || ' '"
                        + " || (SELECT count(*) FROM order_sheet) || ' ' || (SELECT count(*) FROM interaction_seen)"
                        + " || ' ' || (SELECT group_concat(status || version) FROM turn)")
                .mapTo(String.class)
                .one());
    }

    @Test
    void aDatabaseThatAnotherProgramHasLockedIsWaitedForAndThenSaidSo() throws SQLException {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.running();
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file());
                    Statement statement = other.createStatement()) {
                statement.execute("BEGIN IMMEDIATE");
                assertEquals(
                        "books-busy",
                        Tavern.refusal(() -> tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 2")));
                statement.execute("ROLLBACK");
            }
            tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 3");
            tavern.toTheDeadline();
            assertEquals(List.of(3, 0), tavern.ground(id));
        }
    }

    @Test
    void aDatabaseThatAnotherProgramKeepsForItselfIsNotCalledDamaged() throws SQLException {
        SqliteLedger.open(file()).close();
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = other.createStatement()) {
            statement.execute("PRAGMA locking_mode = EXCLUSIVE");
            statement.execute("BEGIN IMMEDIATE");
            statement.execute("CREATE TABLE mine (id INTEGER)");
            String sentence = refused(file());
            assertTrue(sentence.contains("is locked by another program"), sentence);
            statement.execute("ROLLBACK");
        }
        SqliteLedger.open(file()).close();
    }

    @Test
    void aFolderThatMayNotBeWrittenIsNamed() {
        folder.toFile().setWritable(false);
        // Root may write everywhere but where there is nothing to write to.
        Path closed = Files.isWritable(folder) ? Path.of("/proc") : folder;
        String sentence = refused(closed.resolve("heraldo.db"));
        assertTrue(sentence.contains("give the user who runs Heraldo the right"), sentence);
        folder.toFile().setWritable(true);
    }

    @Test
    void theFileOfANewerProgramKeepsEveryByte() throws IOException, SQLException {
        SqliteLedger.open(file()).close();
        try (Connection newer = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = newer.createStatement()) {
            statement.execute("INSERT INTO flyway_schema_history (installed_rank, version, description, type, script,"
                    + " checksum, installed_by, installed_on, execution_time, success)"
                    + " VALUES (99, '99', 'later', 'SQL', 'V99__later.sql', 1, '', '2030-01-01 00:00:00.000', 1, 1)");
        }
        unchanged("newer Heraldo");
    }

    @Test
    void whatIsEmptyOrSomebodyElsesIsNotTakenForANewDatabase() throws IOException, SQLException {
        Files.createFile(file());
        unchanged("is empty");
        try (Connection stranger = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = stranger.createStatement()) {
            statement.execute("CREATE TABLE recipe (name TEXT)");
        }
        unchanged("is no database of Heraldo");
    }

    private void unchanged(String complaint) throws IOException {
        byte[] before = Files.readAllBytes(file());
        String sentence = refused(file());
        assertTrue(sentence.contains(complaint), sentence);
        assertArrayEquals(before, Files.readAllBytes(file()));
    }

    private static String refused(Path file) {
        return assertThrows(UnusableDatabaseException.class, () -> SqliteLedger.open(file))
                .getMessage();
    }
}
