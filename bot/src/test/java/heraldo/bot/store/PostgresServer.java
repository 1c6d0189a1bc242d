package heraldo.bot.store;

import heraldo.bot.store.postgres.PostgresAddress;
import heraldo.bot.store.postgres.PostgresLedger;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A PostgreSQL server of the tests' own, in a temporary folder: made from the system's programs when it is first needed, gone when
 * the tests end. It never waits for the disk.
 */
public final class PostgresServer {
    /** Makes tests fail that would be skipped where there is no PostgreSQL. */
    private static final String REQUIRED = "HERALDO_REQUIRE_POSTGRES";

    private static final Path DEBIANS = Path.of("/usr/lib/postgresql");
    private static final String USER = "heraldo";
    private static final String BLANK = "blank";
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static final ThreadLocal<List<String>> MADE = ThreadLocal.withInitial(ArrayList::new);

    private static final class Only {
        private static final PostgresServer SERVER =
                new PostgresServer(programs().orElseThrow());
    }

    private final Path programs;
    private final Path folder;
    private final int port;

    private PostgresServer(Path programs) {
        this.programs = programs;
        try {
            // The name of its socket may not be long.
            this.folder = Files.createTempDirectory(Path.of("/tmp"), "hpg");
            this.port = freePort();
            if (root()) {
                run("chown", "postgres", folder.toString());
            }
            begin();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void begin() throws IOException {
        String data = folder.resolve("data").toString();
        server("initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N");
        Runtime.getRuntime().addShutdownHook(new Thread(this::end));
        String options = "-F -k " + folder + " -h 127.0.0.1 -p " + port;
        server("pg_ctl", "-D", data, "-w", "-l", folder.resolve("log").toString(), "-o", options, "start");
        execute("CREATE DATABASE " + BLANK);
        PostgresLedger.open(address(BLANK)).close();
    }

    /** Stops the server in the middle of whatever it does, and starts it again. */
    public static void restart() {
        try {
            String data = Only.SERVER.folder.resolve("data").toString();
            Only.SERVER.server("pg_ctl", "-D", data, "-w", "-m", "fast", "restart");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void end() {
        try {
            server("pg_ctl", "-D", folder.resolve("data").toString(), "-m", "immediate", "stop");
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether tests have to run on a server. */
    static boolean required() {
        return Boolean.parseBoolean(System.getenv(REQUIRED));
    }

    /** Whether the system has the programs of one. */
    static boolean possible() {
        return programs().isPresent();
    }

    /** A new database in which nothing stands yet. */
    public static PostgresAddress blank() {
        return copy(BLANK);
    }

    /** A new database that has not even its form. */
    static PostgresAddress empty() {
        return copy("template0");
    }

    private static PostgresAddress copy(String template) {
        String name = "books" + DATABASES.incrementAndGet();
        Only.SERVER.execute("CREATE DATABASE " + name + " TEMPLATE " + template);
        MADE.get().add(name);
        return Only.SERVER.address(name);
    }

    /** Takes away what the running test has made. */
    static void clear() {
        MADE.get().forEach(name -> Only.SERVER.execute("DROP DATABASE " + name + " WITH (FORCE)"));
        MADE.remove();
    }

    /** A hand in a database. */
    public static Connection connect(PostgresAddress address) throws SQLException {
        return DriverManager.getConnection(address.url(), USER, "");
    }

    /** Where the server listens. */
    public static int port() {
        return Only.SERVER.port;
    }

    /** The way to a database through a wire. */
    public static PostgresAddress through(Wire wire, PostgresAddress address) {
        return new PostgresAddress(
                address.url().replaceFirst(":\\d+/", ":" + wire.port() + "/"), address.user(), address.password());
    }

    private PostgresAddress address(String name) {
        return new PostgresAddress(
                "jdbc:postgresql://127.0.0.1:" + port + "/" + name, Optional.of(USER), Optional.empty());
    }

    private void execute(String statement) {
        try (Connection connection = connect(address("postgres"))) {
            connection.createStatement().execute(statement);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<Path> programs() {
        if (!Files.isDirectory(DEBIANS)) {
            return Optional.empty();
        }
        try (Stream<Path> versions = Files.list(DEBIANS)) {
            return versions.map(version -> version.resolve("bin"))
                    .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
                    .max(Comparator.naturalOrder());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void server(String program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        if (root()) {
            // PostgreSQL's programs refuse to work for root.
            command.addAll(List.of("runuser", "-u", "postgres", "--"));
        }
        command.add(programs.resolve(program).toString());
        command.addAll(List.of(arguments));
        run(command.toArray(String[]::new));
    }

    private void run(String... command) throws IOException {
        Path output = Files.createTempFile("heraldo-postgres-", ".txt");
        try {
            // Nobody else may enter the folder in which the tests run.
            Process process = new ProcessBuilder(command)
                    .directory(Path.of("/").toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0) {
                throw new IllegalStateException(String.join(" ", command) + ": " + Files.readString(output));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            Files.delete(output);
        }
    }

    private static boolean root() {
        return System.getProperty("user.name").equals("root");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
