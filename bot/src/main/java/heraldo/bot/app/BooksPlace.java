package heraldo.bot.app;

import heraldo.bot.store.Inspection;
import heraldo.bot.store.OpenBooks;
import heraldo.bot.store.OpenLedger;
import heraldo.bot.store.ReadOnlyLedger;
import heraldo.bot.store.SqliteLedger;
import heraldo.bot.store.UnusableDatabaseException;
import heraldo.bot.store.postgres.PostgresAddress;
import heraldo.bot.store.postgres.PostgresBooks;
import heraldo.bot.store.postgres.PostgresLedger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;

/** The place of the books. Methods that open them throw an {@link UnusableDatabaseException} if they cannot be used. */
sealed interface BooksPlace {

    /** Something that is meant as an address and no file. A single letter is a drive of Windows. */
    Pattern ADDRESS = Pattern.compile("(?i)jdbc:|[a-z][a-z0-9+.-]+://");

    /** The place that a text names: an address of PostgreSQL, whose password is in the environment, or else a file. */
    static BooksPlace of(String text, Map<String, String> environment) {
        if (ADDRESS.matcher(text).lookingAt() && !PostgresAddress.is(text)) {
            throw new Complaint(
                    "A database is a file, or one of a PostgreSQL server, as jdbc:postgresql://HOST/NAME; \""
                            + text.replaceFirst("(?i)^((?:jdbc:)?[a-z0-9+.-]+:).*", "$1")
                            + "\" is none of these.");
        }
        return PostgresAddress.is(text)
                ? new OnServer(PostgresAddress.of(text, environment))
                : new InFile(Path.of(text));
    }

    /** Opens the books to write in them; makes them if there are none. */
    OpenLedger open(Settings.Backups backups);

    /** Opens the books to look into them, also while another program writes. */
    OpenBooks look();

    /** Returns whether there are books in the format that this program knows. */
    boolean current();

    /** Returns whether a program has the books open at this moment. */
    boolean inUse();

    /** In a file. */
    record InFile(Path file) implements BooksPlace {
        @Override
        public OpenLedger open(Settings.Backups backups) {
            return SqliteLedger.open(file, backups.of(file));
        }

        @Override
        public OpenBooks look() {
            return ReadOnlyLedger.open(file);
        }

        @Override
        public boolean current() {
            return Inspection.asItIs(file).filter(Inspection::current).isPresent();
        }

        @Override
        public boolean inUse() {
            return Files.exists(file) && SqliteLedger.inUse(file);
        }

        @Override
        public String toString() {
            return file.toString();
        }
    }

    /** In a database of a PostgreSQL server, which makes its own copies. */
    record OnServer(PostgresAddress address) implements BooksPlace {
        @Override
        public OpenLedger open(Settings.Backups backups) {
            return PostgresLedger.alone(address);
        }

        @Override
        public OpenBooks look() {
            return PostgresBooks.open(address);
        }

        @Override
        public boolean current() {
            look().close();
            return true;
        }

        @Override
        public boolean inUse() {
            return PostgresLedger.inUse(address);
        }

        @Override
        public String toString() {
            return address.toString();
        }
    }
}
