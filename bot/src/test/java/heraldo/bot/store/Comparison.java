package heraldo.bot.store;

import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** A database beside what a later version has made of it. What Flyway notes of migrations is not looked at. */
final class Comparison implements AutoCloseable {
    private static final String TABLES = "SELECT name FROM %s.sqlite_schema WHERE type = 'table'"
            + " AND name NOT LIKE 'sqlite!_%%' ESCAPE '!' AND name NOT LIKE 'flyway!_%%' ESCAPE '!'";

    private final Handle handle;

    Comparison(Path earlier, Path later) {
        DriverLibrary.ready();
        handle = Jdbi.open("jdbc:sqlite:" + later);
        Inflated.in(handle);
        handle.execute("ATTACH DATABASE ? AS earlier", earlier.toString());
    }

    /** The tables whose rows are not all there with the values they had, and no others. */
    SortedSet<String> changed() {
        return tables("earlier").stream().filter(table -> !same(table)).collect(Collectors.toCollection(TreeSet::new));
    }

    private boolean same(String table) {
        String lost = "SELECT count(*) FROM (SELECT %1$s FROM earlier.%2$s EXCEPT SELECT %3$s FROM main.%2$s)";
        String more = "SELECT (SELECT count(*) FROM main.%1$s) - (SELECT count(*) FROM earlier.%1$s)";
        return number(lost.formatted(read("earlier", table), table, read("main", table))) == 0
                && number(more.formatted(table)) == 0;
    }

    /** The columns that there were, as they are read in one of both. */
    private String read(String file, String table) {
        boolean deflated = columns(file, table).contains("after_number");
        return columns("earlier", table).stream()
                .filter(column -> !FormChange.LEFT_OUT.equals(table + "." + column))
                .map(column -> deflated ? Inflated.plain(file, column) : column)
                .map(column -> table.equals("order_sheet") ? Inflated.sheet(column) : column)
                .collect(Collectors.joining(", "));
    }

    /** The columns of the earlier one in which nothing stands. */
    SortedSet<String> empty() {
        SortedSet<String> empty = new TreeSet<>();
        for (String table : tables("earlier")) {
            columns("earlier", table).stream()
                    .filter(column -> number("SELECT count(%s) FROM earlier.%s".formatted(column, table)) == 0)
                    .forEach(column -> empty.add(table + "." + column));
        }
        return empty;
    }

    /** The tables, and the columns of tables that were there, that only one of both has. */
    SortedSet<String> onlyIn(String one, String other) {
        SortedSet<String> parts = new TreeSet<>();
        for (String table : tables(one)) {
            if (!tables(other).contains(table)) {
                parts.add(table);
                continue;
            }
            columns(one, table).stream()
                    .filter(column -> !columns(other, table).contains(column))
                    .forEach(column -> parts.add(table + "." + column));
        }
        return parts;
    }

    /** What stands in the later one. */
    String value(FormChange change) {
        return handle.createQuery(change.query()).mapTo(String.class).one();
    }

    private List<String> tables(String file) {
        return handle.createQuery(TABLES.formatted(file)).mapTo(String.class).list();
    }

    private List<String> columns(String file, String table) {
        return handle.createQuery("SELECT name FROM pragma_table_info(:table, :file)")
                .bind("table", table)
                .bind("file", file)
                .mapTo(String.class)
                .list();
    }

    private long number(String query) {
        return handle.createQuery(query).mapTo(Long.class).one();
    }

    @Override
    public void close() {
        handle.close();
    }
}
