package heraldo.bot.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteDataSource;

/**
 * The form of a database: its migrations, and the tables, indexes and triggers that they make.
 *
 * @param versions of the migrations it went through, in order
 * @param parts everything it is made of, as SQL
 */
public record SchemaForm(List<Integer> versions, SortedSet<String> parts) {
    /** The resource with the form that the migrations make, so that opening a database need not run them. */
    static final String KEPT = "form.json";

    private static final String VERSIONS =
            "SELECT CAST(version AS INTEGER) FROM flyway_schema_history WHERE success = 1 ORDER BY 1";

    /** The form that this program gives a new database. */
    private static final class Own {
        private static final SchemaForm FORM = kept();
    }

    /**
     * Refuses what another program made, a newer version of this one made, or damage has changed, and what somebody put
     * something into that would act in Heraldo's name.
     *
     * @return whether it is the form of this version; otherwise it is that of an earlier one
     * @throws UnusableDatabaseException if it is one of these
     */
    static boolean demandKnown(Handle handle, Path file) {
        if (!isHeraldos(handle)) {
            throw new UnusableDatabaseException("The file " + file + " is no database of Heraldo.");
        }
        SchemaForm form = of(handle);
        if (form.versions.stream().anyMatch(version -> version > Own.FORM.last())) {
            throw new UnusableDatabaseException(
                    "The database " + file + " was written by a newer Heraldo: start that one, or a later one.");
        }
        boolean current = form.versions.equals(Own.FORM.versions);
        boolean begun = !form.versions.isEmpty()
                && Own.FORM.versions.subList(0, form.versions.size()).equals(form.versions);
        SchemaForm right = current || !begun ? Own.FORM : once(form.last());
        if (!begun || !form.parts.containsAll(right.parts)) {
            throw DatabaseFault.damaged(file);
        }
        demandNothingElse(handle, file, right);
        return current;
    }

    /** The number of the newest migration, which is the same for every kind of database. */
    public static int newest() {
        return Own.FORM.last();
    }

    private static SchemaForm kept() {
        try (InputStream kept = SchemaForm.class.getResourceAsStream(KEPT)) {
            return Json.form(new String(kept.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The form that a new database has if every migration is run. */
    static SchemaForm made() {
        return made("heraldo-form", Migrations::form);
    }

    /** The form that a new database had in an earlier version. */
    private static synchronized SchemaForm once(int version) {
        return made("heraldo-form-" + version, nowhere -> Migrations.form(nowhere, version));
    }

    private static SchemaForm made(String name, Consumer<SQLiteDataSource> migrations) {
        SQLiteDataSource nowhere = Sources.nowhere(name);
        try (Handle handle = Jdbi.open(nowhere)) {
            migrations.accept(nowhere);
            return of(handle);
        }
    }

    /** Refuses parts that are not Heraldo's: triggers and views that a stranger puts into a file act on every write or read. */
    private static void demandNothingElse(Handle handle, Path file, SchemaForm right) {
        handle
                .createQuery("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
                .map((row, context) -> Map.entry(row.getString(3), row.getString(1) + " \"" + row.getString(2) + "\""))
                .stream()
                .filter(part -> !right.parts.contains(part.getKey()))
                .findFirst()
                .ifPresent(part -> {
                    throw new UnusableDatabaseException(
                            "The database " + file + " has a part that is not Heraldo's, the " + part.getValue()
                                    + ": use one without it. Nothing was written to it.");
                });
    }

    private int last() {
        return versions.get(versions.size() - 1);
    }

    private static boolean isHeraldos(Handle handle) {
        return handle.createQuery("SELECT count(*) FROM sqlite_schema WHERE name = 'flyway_schema_history'")
                        .mapTo(Integer.class)
                        .one()
                == 1;
    }

    private static SchemaForm of(Handle handle) {
        return new SchemaForm(
                handle.createQuery(VERSIONS).mapTo(Integer.class).list(),
                new TreeSet<>(handle.createQuery("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
                        .mapTo(String.class)
                        .list()));
    }
}
