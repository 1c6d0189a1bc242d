package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.store.postgres.PostgresAddress;
import heraldo.bot.store.postgres.PostgresBooks;
import heraldo.bot.store.postgres.PostgresLedger;
import heraldo.bot.store.postgres.Relocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** What a server keeps is what a file would keep: the same form, the same rows, the same promises. */
@OnPostgres
@Tag("slow")
class ServerBooksTest {
    private static final Map<String, String> TYPES = Map.of("INTEGER", "bigint", "TEXT", "text", "BLOB", "bytea");
    private static final String NEWEST = "SELECT max(CAST(version AS integer)) FROM flyway_schema_history";
    /** Drawn by lot, never the same again. */
    private static final Set<String> LOTS = Set.of("\"alias\"", "\"bytes\"");

    /** As many as may read at once. */
    private static final int READERS = 4;

    @TempDir
    Path folder;

    private final PostgresAddress server = PostgresServer.blank();

    private Path file() {
        return folder.resolve("heraldo.db");
    }

    private static SqlBooks sql(Books books) {
        return (SqlBooks) books;
    }

    private static List<String> texts(Handle handle, String query) {
        return handle.createQuery(query).mapTo(String.class).list();
    }

    /** A file with the story that has something to say in every column. */
    private Path kept() throws IOException {
        return KeptBook.all().getLast().into(Files.createDirectory(folder.resolve("old")));
    }

    private static long lastPost(OpenLedger ledger) {
        return ledger.read(books -> books.outbox().last());
    }

    private String refused(String statement) {
        return assertThrows(SQLException.class, () -> execute(statement)).getMessage();
    }

    private void execute(String statement) throws SQLException {
        try (var connection = PostgresServer.connect(server)) {
            connection.createStatement().execute(statement);
        }
    }

    /** Whoever adds a migration adds it in both folders, under the same number. */
    @Test
    void bothFormsHaveTheSameColumnsIndexesAndTriggers() {
        BlankBooks.at(file());
        try (SqliteLedger one = SqliteLedger.open(file());
                PostgresLedger other = PostgresLedger.open(server)) {
            Set<String> right = one.read(books -> form(sql(books)));
            Set<String> found = other.read(books -> serversForm(sql(books).handle()));
            assertEquals(right, found);
            List<String> newest = other.read(books -> texts(sql(books).handle(), NEWEST));
            assertEquals(List.of(String.valueOf(SchemaForm.newest())), newest);
        }
    }

    private static Set<String> form(SqlBooks books) {
        Set<String> form = Table.of(books).stream()
                .flatMap(table -> books
                        .handle()
                        .createQuery("SELECT * FROM pragma_table_info(:name)")
                        .bind("name", table.name())
                        .map((row, context) -> table.name() + "." + row.getString("name") + " "
                                + TYPES.get(row.getString("type"))
                                + (row.getBoolean("notnull") || row.getBoolean("pk") ? "" : " or nothing"))
                        .stream())
                .collect(Collectors.toSet());
        form.addAll(texts(
                books.handle(),
                "SELECT type || ' ' || name FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql <> ''"
                        + " AND tbl_name NOT LIKE 'flyway%'"));
        return new TreeSet<>(form);
    }

    private static Set<String> serversForm(Handle handle) {
        Set<String> form = new TreeSet<>(texts(
                handle,
                "SELECT table_name || '.' || column_name || ' ' || data_type || CASE is_nullable WHEN 'YES' THEN ' or nothing'"
                        + " ELSE '' END FROM information_schema.columns WHERE table_schema = current_schema()"
                        + " AND table_name NOT LIKE 'flyway%' AND column_name <> 'rowid'"));
        form.addAll(
                texts(
                        handle,
                        "SELECT 'index ' || indexname FROM pg_indexes WHERE schemaname = current_schema()"
                                + " AND tablename NOT LIKE 'flyway%' AND indexname NOT LIKE '%_pkey' AND indexname NOT LIKE '%_rowid_key'"));
        form.addAll(texts(
                handle,
                "SELECT 'trigger ' || tgname FROM pg_trigger WHERE NOT tgisinternal AND tgname NOT LIKE '%_filled'"));
        return form;
    }

    /** The story has something to say in every column. */
    @Tag("long")
    @Test
    void theSameStoryLeavesTheSameRows() {
        SortedMap<String, List<String>> one = told(false);
        SortedMap<String, List<String>> other = told(true);
        assertEquals(one.keySet(), other.keySet());
        one.forEach((table, rows) -> assertEquals(rows, other.get(table), table));
    }

    private SortedMap<String, List<String>> told(boolean onServer) {
        Cellar.postgres(onServer);
        try (Tavern tavern = new Tavern(folder.resolve(onServer ? "server" : "file"))) {
            new KeptStory(tavern).play();
            return tavern.database.read(books -> rows(sql(books).handle()));
        } finally {
            Cellar.postgres(true);
        }
    }

    private SortedMap<String, List<String>> rows(Handle handle) {
        BlankBooks.at(file());
        List<Table> tables;
        try (SqliteLedger blank = SqliteLedger.open(file())) {
            tables = blank.read(books -> Table.of(sql(books)));
        }
        return tables.stream()
                .collect(Collectors.toMap(
                        Table::name, table -> rows(handle, table), (first, second) -> first, TreeMap::new));
    }

    private static List<String> rows(Handle handle, Table table) {
        String columns = table.columns().stream()
                .filter(column -> !LOTS.contains(column) && !column.equals("rowid"))
                .collect(Collectors.joining(", "));
        return handle
                .createQuery("SELECT " + columns + " FROM " + table.name())
                .map((row, context) -> IntStream.rangeClosed(
                                1, row.getMetaData().getColumnCount())
                        .mapToObj(column -> value(row, column))
                        .collect(Collectors.joining("|")))
                .stream()
                .sorted()
                .toList();
    }

    private static String value(ResultSet row, int column) {
        try {
            Object value = row.getObject(column);
            return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : String.valueOf(value);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void everythingIsMovedToAServerAndBack() throws Exception {
        Path old = kept();
        try (SqliteLedger from = SqliteLedger.open(old);
                PostgresLedger to = PostgresLedger.open(server)) {
            Relocation moved = Relocation.of(
                    from, to, (campaign, before, after) -> assertEquals("0", patience(after), "a copy takes its time"));
            assertTrue(moved.campaigns() > 10);
            assertThrows(
                    UnusableDatabaseException.class,
                    () -> Relocation.of(from, to, (campaign, before, after) -> {}),
                    "nothing is moved into books that are there");
            assertEquals(lastPost(from), lastPost(to));
            to.record(books -> books.outbox().leap(0, Tavern.NOON));
        }
        try (PostgresLedger from = PostgresLedger.open(server);
                SqliteLedger to = SqliteLedger.open(file())) {
            Relocation.of(from, to, (campaign, before, after) -> {});
            assertEquals(lastPost(from), lastPost(to));
        }
        try (Comparison both = new Comparison(old, file())) {
            assertEquals(Set.of("restoration"), both.changed(), "a leap is noted");
        }
    }

    /** For how long the server lets a transaction think between two statements. */
    private static String patience(Books books) {
        return ((SqlBooks) books)
                .handle()
                .createQuery("SHOW idle_in_transaction_session_timeout")
                .mapTo(String.class)
                .one();
    }

    @Test
    void aMoveThatIsBrokenOffIsNamed() {
        Cellar.postgres(false);
        try (Tavern tavern = new Tavern(folder)) {
            tavern.running();
            try (PostgresLedger to = PostgresLedger.open(server)) {
                UnusableDatabaseException broken = assertThrows(
                        UnusableDatabaseException.class,
                        () -> Relocation.of(
                                tavern.database,
                                to,
                                (campaign, before, after) -> ((SqlBooks) after)
                                        .handle()
                                        .execute("SELECT pg_terminate_backend(pg_backend_pid())")));
                assertTrue(
                        broken.getMessage().startsWith("The move was broken off, and nothing was moved. The server of"),
                        broken.getMessage());
                assertEquals(List.of(), to.read(books -> books.campaigns().running()));
            }
        }
    }

    @Test
    void whatIsNotTheSameIsNotMoved() {
        Cellar.postgres(false);
        try (Tavern tavern = new Tavern(folder)) {
            tavern.running();
            try (PostgresLedger to = PostgresLedger.open(server)) {
                assertThrows(
                        IllegalStateException.class,
                        () -> Relocation.of(tavern.database, to, (campaign, before, after) -> {
                            throw new IllegalStateException("another");
                        }));
                assertEquals(List.of(), to.read(books -> books.campaigns().running()));
            }
        }
    }

    @Test
    void aSecondProgramIsTurnedAwayUntilTheFirstHasEnded() {
        try (PostgresLedger first = PostgresLedger.alone(server)) {
            assertEquals(
                    "The database " + server + " is in use by another Heraldo: stop that one first.",
                    sentence(() -> PostgresLedger.alone(server)));
            assertTrue(first.read(books -> books.campaigns().running()).isEmpty());
        }
        PostgresLedger.alone(server).close();
    }

    @Test
    void allWhoWriteFollowOneAnotherInWhateverProgram() throws Exception {
        int times = 50;
        try (PostgresLedger one = PostgresLedger.open(server);
                PostgresLedger other = PostgresLedger.open(server);
                ExecutorService people = Executors.newFixedThreadPool(4)) {
            one.record(books -> books.secrets().enter("count", new byte[] {0}));
            for (var done : IntStream.range(0, times)
                    .mapToObj(each -> people.submit(() -> count(each % 2 == 0 ? one : other)))
                    .toList()) {
                done.get();
            }
            byte[] counted = one.read(books -> books.secrets().find("count")).orElseThrow();
            assertEquals(times, counted[0]);
        }
    }

    /** Reads, and writes what it has read and one more: whoever came between would be forgotten. */
    private static void count(OpenLedger ledger) {
        ledger.record(books -> {
            byte next = (byte) (books.secrets().find("count").orElseThrow()[0] + 1);
            sql(books).handle().execute("UPDATE secret SET bytes = ?", new byte[] {next});
        });
    }

    @Test
    void aLookSeesOneMomentWhateverIsWrittenMeanwhile() {
        try (PostgresLedger ledger = PostgresLedger.open(server)) {
            ledger.read(books -> {
                assertTrue(books.absences().servers().isEmpty());
                ledger.record(desk -> desk.absences().begin(7, Tavern.NOON));
                assertTrue(books.absences().servers().isEmpty());
                return null;
            });
            assertEquals(List.of(7L), ledger.read(books -> books.absences().servers()));
        }
    }

    @Test
    void anActThatFailsLeavesNothingBehindAndOneWithinAnotherIsPartOfIt() {
        try (PostgresLedger ledger = PostgresLedger.open(server)) {
            assertThrows(
                    IllegalStateException.class,
                    () -> ledger.record(books -> {
                        ledger.record(within -> within.absences().begin(7, Tavern.NOON));
                        throw new IllegalStateException("stop");
                    }));
            assertEquals(List.of(), ledger.read(books -> books.absences().servers()));
        }
    }

    @Test
    void whatHasBeenPlayedOrWrittenCannotBeChangedEvenBySql() throws IOException {
        try (SqliteLedger from = SqliteLedger.open(kept());
                PostgresLedger to = PostgresLedger.open(server)) {
            Relocation.of(from, to, (campaign, before, after) -> {});
        }
        assertTrue(
                refused("UPDATE turn SET state = '{}' WHERE number = 1").contains("a resolved turn does not change"));
        assertTrue(refused("DELETE FROM turn WHERE number = 1").contains("a resolved turn"));
        assertTrue(refused("UPDATE order_sheet SET sheet = ''").contains("a revision of a sheet does not change"));
        assertTrue(refused("DELETE FROM gm_act").contains("stays written"));
        assertTrue(refused("TRUNCATE gm_act").contains("stays written"));
    }

    @Test
    void aTextLosesTheSignThatTheServerDoesNotTake() {
        try (PostgresLedger ledger = PostgresLedger.open(server)) {
            ledger.record(books -> books.secrets().enter("a\0b", new byte[] {1}));
            assertTrue(ledger.read(books -> books.secrets().find("ab")).isPresent());
        }
    }

    @Test
    void connectionsThatWereCutAreMadeAnew() throws SQLException {
        try (PostgresLedger ledger = PostgresLedger.open(server)) {
            ledger.record(books -> books.absences().begin(7, Tavern.NOON));
            var cut = assertThrows(
                    ClosedBooksException.class,
                    () -> ledger.record(books -> {
                        cutAll();
                        books.absences().begin(8, Tavern.NOON);
                    }));
            assertEquals("books-closed", cut.refusal().code());
            cutAll();
            ledger.record(books -> books.absences().begin(9, Tavern.NOON));
            assertEquals(List.of(7L, 9L), ledger.read(books -> books.absences().servers()));
        }
    }

    @Test
    void readersWhoseConnectionsWereAllCutReadAgain() throws Exception {
        try (PostgresLedger ledger = PostgresLedger.open(server)) {
            everyReaderAtOnce(ledger);
            cutAll();
            assertEquals(List.of(), ledger.read(books -> books.absences().servers()));
            everyReaderAtOnce(ledger);
            cutAll();
            assertEquals(
                    List.of(),
                    ledger.read(Territory.ALL, books -> books.absences().servers()));
        }
    }

    /** Afterwards every connection for readers is open, and has been used just now. */
    private static void everyReaderAtOnce(PostgresLedger ledger) throws Exception {
        CyclicBarrier together = new CyclicBarrier(READERS);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> reading = Stream.generate(() -> threads.submit(() -> ledger.read(books -> {
                        books.absences().servers();
                        return await(together);
                    })))
                    .limit(READERS)
                    .toList();
            for (Future<Integer> each : reading) {
                each.get();
            }
        }
    }

    private static int await(CyclicBarrier together) {
        try {
            return together.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }

    private void cutAll() {
        try {
            execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    + " WHERE datname = current_database() AND pid <> pg_backend_pid()");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aDatabaseIsTurnedAwayInOneSentence() throws SQLException {
        String old = sentence(() -> PostgresBooks.open(PostgresServer.empty()));
        assertTrue(old.contains("no books"), old);
        execute(
                "INSERT INTO flyway_schema_history (installed_rank, version, description, type, script, checksum,"
                        + " installed_by, execution_time, success) VALUES (99, '99', 'later', 'SQL', 'V99__later.sql', 1, '', 1, true)");
        String newer = sentence(() -> PostgresLedger.open(server));
        assertTrue(newer.contains("newer Heraldo"), newer);
        execute("DROP TABLE flyway_schema_history");
        String strange = sentence(() -> PostgresLedger.open(server));
        assertTrue(strange.contains("no database of Heraldo"), strange);
        PostgresAddress nowhere = new PostgresAddress(
                server.url().replaceFirst("/books\\d+", "/nowhere"), server.user(), server.password());
        String missing = sentence(() -> PostgresLedger.open(nowhere));
        assertTrue(missing.startsWith("There is no database " + nowhere), missing);
        String secret =
                sentence(() -> PostgresAddress.of("jdbc:postgresql://host/books?user=a&password=hush", Map.of()));
        assertTrue(secret.contains(PostgresAddress.PASSWORD), secret);
        assertFalse(secret.contains("hush"), secret);
    }

    private static String sentence(Executable act) {
        return assertThrows(UnusableDatabaseException.class, act).getMessage();
    }
}
