package heraldo.bot.store.postgres;

import heraldo.bot.store.UnusableDatabaseException;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The address of a database on a PostgreSQL server, with its user.
 *
 * @param url of JDBC, without any password
 * @param user empty for the one in the address, or else that of the operating system
 * @param password empty where the server asks for none
 */
public record PostgresAddress(String url, Optional<String> user, Optional<String> password) {
    /** With what an address begins. */
    public static final String SCHEME = "jdbc:postgresql:";

    /** The environment variable with the name of the user. */
    public static final String USER = "HERALDO_DATABASE_USER";

    /** The environment variable with the user's password. */
    public static final String PASSWORD = "HERALDO_DATABASE_PASSWORD";

    private static final Pattern SECRET = Pattern.compile("(?i)[?&](password|sslpassword)=|//[^/@?]*:[^/@?]*@");

    /** Returns whether a text begins as such an address does. */
    public static boolean is(String text) {
        return text.startsWith(SCHEME);
    }

    /**
     * The address of a text; who enters, and with what password, is taken from the environment.
     *
     * @throws UnusableDatabaseException if there is a password in the text; it is not repeated
     */
    public static PostgresAddress of(String url, Map<String, String> environment) {
        if (SECRET.matcher(url).find()) {
            throw new UnusableDatabaseException(
                    "A password does not belong in the address of a database: take it out and"
                            + " put it in the environment variable " + PASSWORD + ".");
        }
        return new PostgresAddress(
                url,
                Optional.ofNullable(environment.get(USER)).filter(user -> !user.isBlank()),
                Optional.ofNullable(environment.get(PASSWORD)).filter(password -> !password.isEmpty()));
    }

    /** The address for people: never who enters, and how. */
    @Override
    public String toString() {
        return url.replaceFirst("\\?.*", "");
    }
}
