package heraldo.bot.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.Map;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** Ways into a database of a server. */
final class PostgresSources {
    /** The timeout in seconds for a connection from the pool, and for a new one to the server. */
    private static final int CONNECT_SECONDS = 3;
    /** A server that says nothing for so long is given up: the network is cut, or the machine is gone. */
    private static final int SILENCE_SECONDS = 30;

    /**
     * Limits that the server keeps. Whoever holds the writers' lock and is heard no more (frozen, or cut off) loses it, so that
     * others can write; no act thinks that long. The server looks after dead connections itself.
     */
    private static final Map<String, String> LIMITS = Map.of(
            "idle_in_transaction_session_timeout", "8000",
            "lock_timeout", "10000",
            "tcp_keepalives_idle", "10",
            "tcp_keepalives_interval", "3",
            "tcp_keepalives_count", "3",
            "client_connection_check_interval", "1000");

    /** A session with leases in which the server is silent for so long is given up by the program. */
    private static final int LEASE_SILENCE_SECONDS = 2;

    /**
     * Limits of a session with leases. The server ends it if it hears nothing for ten seconds, be the program frozen, its machine
     * gone or the network cut: much later than the program gives up, and early enough for those who are to take over.
     */
    private static final Map<String, String> LEASE_LIMITS = Map.of(
            "idle_session_timeout", "10000",
            "tcp_keepalives_idle", "3",
            "tcp_keepalives_interval", "2",
            "tcp_keepalives_count", "4",
            "tcp_user_timeout", "11000",
            "client_connection_check_interval", "1000");

    private PostgresSources() {}

    /** One connection for each who asks, without limits: for migrations and for what is looked at once. */
    static PGSimpleDataSource single(PostgresAddress address) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setURL(address.url());
        address.user().ifPresent(source::setUser);
        address.password().ifPresent(source::setPassword);
        source.setApplicationName("heraldo");
        source.setConnectTimeout(CONNECT_SECONDS);
        source.setTcpKeepAlive(true);
        return source;
    }

    /** Connections that are kept for those who write, one after another. */
    static HikariDataSource writers(PostgresAddress address) {
        HikariConfig config = pool(address, "heraldo-write", 1);
        config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
        return new HikariDataSource(config);
    }

    /** Connections that are kept for those who read: everything that is read in one transaction is from the same moment. */
    static HikariDataSource readers(PostgresAddress address, int most) {
        HikariConfig config = pool(address, "heraldo-read", most);
        config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
        config.setReadOnly(true);
        return new HikariDataSource(config);
    }

    private static HikariConfig pool(PostgresAddress address, String name, int most) {
        HikariConfig config = new HikariConfig();
        config.setPoolName(name);
        config.setDataSource(limited(address));
        config.setMaximumPoolSize(most);
        config.setConnectionTimeout(CONNECT_SECONDS * 1_000L);
        return config;
    }

    /** One connection for each who asks, with the server's limits. */
    static DataSource limited(PostgresAddress address) {
        PGSimpleDataSource source = single(address);
        source.setSocketTimeout(SILENCE_SECONDS);
        source.setOptions(options(LIMITS));
        return source;
    }

    /** The connection of a program that has leases. */
    static DataSource watched(PostgresAddress address) {
        PGSimpleDataSource source = single(address);
        source.setSocketTimeout(LEASE_SILENCE_SECONDS);
        source.setOptions(options(LEASE_LIMITS));
        return source;
    }

    private static String options(Map<String, String> limits) {
        return limits.entrySet().stream()
                .map(limit -> "-c " + limit.getKey() + "=" + limit.getValue())
                .sorted()
                .collect(Collectors.joining(" "));
    }
}
