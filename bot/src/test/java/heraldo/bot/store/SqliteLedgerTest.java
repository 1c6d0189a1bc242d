package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.JavaCommand;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteLedgerTest {
    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("heraldo.db");
    }

    private void sql(String... statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }

    private String refused(String sql) {
        return assertThrows(SQLException.class, () -> sql(sql)).getMessage();
    }

    @Test
    void whoIsToldToHurryStillClosesWhatIsOpen() {
        SqliteLedger ledger = SqliteLedger.open(file());
        Thread.currentThread().interrupt();
        ledger.close();
        assertTrue(Thread.interrupted(), "the hurry is not forgotten");
        SqliteLedger.open(file()).close();
    }

    @Test
    void asManyAsLookAtOnceMayLookAgainMeanwhile() throws Exception {
        int many = 8;
        CyclicBarrier allHaveReaders = new CyclicBarrier(3);
        try (SqliteLedger ledger = SqliteLedger.open(file())) {
            ExecutorService people = Executors.newFixedThreadPool(many);
            try {
                List<Future<Integer>> looks = IntStream.range(0, many)
                        .mapToObj(each -> people.submit(() -> ledger.read(books -> {
                            meet(allHaveReaders);
                            return ledger.read(
                                    again -> again.campaigns().running().size());
                        })))
                        .toList();
                for (Future<Integer> look : looks) {
                    assertEquals(0, look.get(60, TimeUnit.SECONDS));
                }
            } finally {
                people.shutdownNow();
            }
        }
    }

    /** Waits until every reader is taken, or until nobody else comes. */
    private static void meet(CyclicBarrier barrier) {
        try {
            barrier.await(1, TimeUnit.SECONDS);
        } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
            return;
        }
    }

    @Test
    void whatHasBeenPlayedOrWrittenCannotBeChangedEvenBySql() {
        try (Tavern tavern = new Tavern(folder)) {
            tavern.running();
            tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 2");
            tavern.office.gameMaster().announce(tavern.by(Tavern.GM), "hola");
            tavern.office.clerk().work();
            tavern.sleep(java.time.Duration.ofHours(8).plusSeconds(4));
            tavern.office.clerk().work();
        }
        assertTrue(refused("UPDATE turn SET state = x'7b7d' WHERE number = 1")
                .contains("a resolved turn does not change"));
        assertTrue(refused("UPDATE turn SET status = 'OPEN' WHERE number = 1").contains("a resolved turn"));
        assertTrue(refused("UPDATE turn SET status = 'PUBLISHED', story = x'' WHERE number = 1")
                .contains("a resolved turn"));
        assertTrue(refused("DELETE FROM turn WHERE number = 1").contains("a resolved turn"));
        assertTrue(refused("UPDATE order_sheet SET sheet = x''").contains("a revision of a sheet does not change"));
        assertTrue(refused("DELETE FROM order_sheet").contains("a revision of a sheet does not change"));
        assertTrue(refused("DELETE FROM gm_act").contains("stays written"));
    }

    @Test
    void theDatabaseKeepsItsPromises() {
        try (SqliteLedger ledger = SqliteLedger.open(file())) {
            assertEquals("wal", pragma(ledger, "journal_mode"));
            assertEquals("2", pragma(ledger, "synchronous"), "FULL");
            assertEquals("1", pragma(ledger, "foreign_keys"));
        }
    }

    private static String pragma(SqliteLedger ledger, String name) {
        return ledger.write(books -> ((SqlBooks) books)
                .handle()
                .createQuery("PRAGMA " + name)
                .mapTo(String.class)
                .one());
    }

    @Test
    void anActThatFailsLeavesNothingBehind() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.running();
            assertThrows(
                    IllegalStateException.class,
                    () -> tavern.database.record(books -> {
                        books.turns().change(tavern.newest(id), tavern.newest(id));
                        books.campaigns()
                                .change(tavern.office
                                        .campaigns()
                                        .roster(id)
                                        .campaign()
                                        .in(new heraldo.bot.campaign.model.Channels(1, 2, 3)));
                        throw new IllegalStateException("stop");
                    }));
            assertTrue(tavern.office
                    .campaigns()
                    .roster(id)
                    .campaign()
                    .home()
                    .channels()
                    .isEmpty());
        }
    }

    @Test
    void aSecondProcessIsTurnedAwayInOneSentence() throws IOException, InterruptedException {
        Process other = new ProcessBuilder(JavaCommand.of(OtherProcess.class, file().toString()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader output =
                new BufferedReader(new InputStreamReader(other.getInputStream(), StandardCharsets.UTF_8))) {
            assertEquals("open", output.readLine());
            String sentence = assertThrows(UnusableDatabaseException.class, () -> SqliteLedger.open(file()))
                    .getMessage();
            assertTrue(sentence.contains("in use by another Heraldo"), sentence);
        } finally {
            other.destroyForcibly().waitFor();
        }
        SqliteLedger.open(file()).close();
    }

    @Test
    void aDatabaseOfANewerProgramIsLeftAlone() throws SQLException, IOException {
        SqliteLedger.open(file()).close();
        sql("INSERT INTO flyway_schema_history (installed_rank, version, description, type, script, checksum,"
                + " installed_by, installed_on, execution_time, success)"
                + " VALUES (99, '99', 'later', 'SQL', 'V99__later.sql', 1, '', '2030-01-01 00:00:00.000', 1, 1)");
        String sentence = assertThrows(UnusableDatabaseException.class, () -> SqliteLedger.open(file()))
                .getMessage();
        assertTrue(sentence.contains("newer Heraldo"), sentence);
    }

    @Test
    void aDamagedDatabaseIsLeftAlone() throws IOException {
        Files.write(
                file(),
                "this is no database, only some words in a file".repeat(100).getBytes());
        byte[] before = Files.readAllBytes(file());
        String sentence = assertThrows(UnusableDatabaseException.class, () -> SqliteLedger.open(file()))
                .getMessage();
        assertTrue(sentence.contains("is damaged"), sentence);
        assertEquals(before.length, Files.readAllBytes(file()).length);
    }

    @Test
    void everythingAMessageMaySayIsKept() {
        Message message = Message.of(
                "key",
                "whole",
                3,
                "long",
                4L,
                "text",
                "G4",
                "player",
                new PlayerText("@x"),
                "seat",
                new Seat(2),
                "list",
                List.of(new Seat(1), Message.of("other", "n", 1)));
        assertEquals(message, Json.message(Json.message(message)));
    }

    @Tag("long")
    @Test
    void aTurnCostsTheSameAfterManyTurns() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.running("turns", "500");
            for (int turn = 1; turn <= 60; turn++) {
                tavern.toTheDeadline();
            }
            assertEquals(61, tavern.newest(id).key().number());
            String plan = tavern.database.read(books -> String.join(
                    "\n",
                    ((SqlBooks) books)
                            .handle()
                            .createQuery("EXPLAIN QUERY PLAN SELECT * FROM turn WHERE campaign = 'x'"
                                    + " ORDER BY number DESC, step DESC LIMIT 1")
                            .map((row, context) -> row.getString("detail"))
                            .list()));
            assertTrue(plan.startsWith("SEARCH") && !plan.contains("TEMP B-TREE"), plan);
            assertTrue(tavern.office.archive().turn(new TurnKey(id, 1, 0)).isPresent());
        }
    }
}
