package heraldo.bot.app;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.slf4j.LoggerFactory;

/** The table of what the program costs, row by row, ratios to the bare parts of the same run first. */
public final class Benchmarks {

    /** Whose log would stand between the lines. */
    private static final String PROGRAM = "heraldo";

    private static final List<Row> ROWS = List.of(
            new OrderRow(),
            new TurnRow(),
            new CathayRow(),
            new StateRow(),
            new PlateRow(),
            new StartRow(),
            new MemoryRow(),
            new HistoryRow(),
            new StoredRow(),
            new SandboxRow());

    private Benchmarks() {}

    /** {@code -Drows=start,memory} measures those alone. */
    public static void main(String[] arguments) throws Exception {
        ((Logger) LoggerFactory.getLogger(PROGRAM)).setLevel(Level.WARN);
        Set<String> wanted = wanted(System.getProperty("rows", ""));
        for (Row row : ROWS) {
            if (wanted.contains(row.name())) {
                row.measure().forEach(System.out::println);
            }
        }
        // Whatever was measured may have left threads behind.
        System.exit(0);
    }

    private static Set<String> wanted(String said) {
        Set<String> all = new TreeSet<>(ROWS.stream().map(Row::name).toList());
        Set<String> wanted = said.isBlank() ? all : new TreeSet<>(List.of(said.split(",")));
        if (!all.containsAll(wanted)) {
            throw new IllegalArgumentException("rows=" + said + "; there are " + String.join(",", all));
        }
        return wanted;
    }
}
