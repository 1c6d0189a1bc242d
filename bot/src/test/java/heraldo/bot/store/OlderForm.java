package heraldo.bot.store;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteDataSource;

/** Books as an earlier version of the program would have left them: what it did not know of yet is not there. */
public final class OlderForm {
    private OlderForm() {}

    /**
     * Copies what an earlier version knew of into a file of its form.
     *
     * @param version of the form, from 1
     * @param now a file of today's form, which stays as it is
     * @param old is made
     * @param reminder how long before a deadline a version reminded that did it once; zero for never
     */
    public static void write(int version, Path now, Path old, Duration reminder) {
        DriverLibrary.ready();
        String file = "jdbc:sqlite:" + old;
        SQLiteDataSource made = new SQLiteDataSource();
        made.setUrl(file);
        Migrations.form(made, version);
        Jdbi.create(file).useHandle(handle -> {
            Inflated.in(handle);
            handle.execute("ATTACH DATABASE ? AS now", now.toString());
            tables(handle)
                    .forEach(table -> handle.execute("INSERT INTO main.%1$s (%2$s) SELECT %3$s FROM now.%1$s"
                            .formatted(table, columns(handle, table), known(handle, table, version, reminder))));
        });
    }

    /** How many steps lead from the first form to that of today. */
    public static int steps() {
        return forms().size() - 1;
    }

    /** The numbers of all forms, of which some may have been left out. */
    static List<Integer> forms() {
        return Stream.of(Migrations.all(Sources.nowhere("heraldo-forms"))
                        .load()
                        .info()
                        .all())
                .map(migration -> Integer.valueOf(migration.getVersion().getVersion()))
                .toList();
    }

    private static List<String> tables(Handle handle) {
        return handle.createQuery("SELECT name FROM main.sqlite_master WHERE type = 'table'"
                        + " AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE 'flyway!_%' ESCAPE '!'")
                .mapTo(String.class)
                .list();
    }

    private static String columns(Handle handle, String table) {
        return String.join(", ", names(handle, table));
    }

    private static String known(Handle handle, String table, int version, Duration reminder) {
        return names(handle, table).stream()
                .map(column ->
                        table.equals("turn") && version < Inflated.SINCE ? Inflated.plain("now", column) : column)
                .map(column ->
                        table.equals("order_sheet") && version < Inflated.SHORT_SINCE ? Inflated.sheet(column) : column)
                .map(column -> column.equals("reminder") ? Long.toString(reminder.toMillis()) : column)
                .collect(Collectors.joining(", "));
    }

    private static List<String> names(Handle handle, String table) {
        return handle.createQuery("SELECT name FROM pragma_table_info(:table, 'main')")
                .bind("table", table)
                .mapTo(String.class)
                .list();
    }
}
