package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.CampaignId;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No statement of the books looks at every turn, every sheet or every post there ever was: whatever a host has kept for years, the
 * next act takes as long. Every method of every book is called, and the database says how it would find what is asked for.
 */
class QueryPlansTest {
    /** Tables that grow as long as campaigns are played. */
    private static final Set<String> GROWING = Set.of("turn", "order_sheet", "outbox", "notice", "interaction_seen");

    private static final Pattern ALIAS = Pattern.compile(
            "\\b(?:FROM|JOIN|UPDATE|INTO)\\s+(\\w+)(?=(?:\\s+AS)?\\s+(\\w+))", Pattern.CASE_INSENSITIVE);
    private static final Pattern PLAN =
            Pattern.compile("SCAN (\\w+)(?: USING (?:COVERING )?INDEX (\\w+))?.*", Pattern.CASE_INSENSITIVE);

    private static final Pattern SEARCH = Pattern.compile("SEARCH (\\w+) USING .*\\((.*)\\)");

    @TempDir
    Path folder;

    private final SortedSet<String> heard = new TreeSet<>();
    private final SortedSet<String> silent = new TreeSet<>();

    @Test
    void nothingIsFoundByLookingAtEveryTurnSheetOrPost() throws IOException {
        Path file = KeptBook.all().getLast().into(folder);
        try (Handle handle = Jdbi.open(Sources.working(file, org.sqlite.SQLiteConfig.TransactionMode.DEFERRED))) {
            handle.setStatementBuilder(new HeardStatements(heard::add));
            callEverything(handle);
            handle.begin();
            assertTrue(new SpentRows(handle).forget(Instant.parse("2100-01-01T00:00:00Z"), 1000) > 0);
            handle.rollback();
            Backlog.of(handle);
            Readability.demand(handle);
        }
        assertEquals(new TreeSet<>(), silent, "methods of books that came to no statement");
        assertTrue(heard.size() > 250, () -> "only " + heard.size() + " statements were heard");
        SortedSet<String> scans = new TreeSet<>();
        try (Handle handle = Jdbi.open("jdbc:sqlite:" + file)) {
            Set<String> partial = Set.copyOf(
                    handle.createQuery("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '% WHERE %'")
                            .mapTo(String.class)
                            .list());
            heard.forEach(sql -> {
                scans.addAll(scans(handle, sql, partial));
                scans.addAll(sheetsOfAll(handle, sql));
            });
        }
        assertEquals("", String.join("\n", scans));
    }

    private void callEverything(Handle handle) {
        CampaignId campaign = handle.createQuery("SELECT id FROM campaign WHERE name = 'Molino'")
                .mapTo(String.class)
                .map(CampaignId::new)
                .one();
        SqlBooks books = new SqlBooks(handle, new SqliteDialect(), Recall.ofNothing());
        SampleValues samples = new SampleValues(
                books.campaigns().find(campaign).orElseThrow(),
                books.turns().newest(campaign).orElseThrow());
        for (Method book : inOrder(Books.class)) {
            for (Method method : inOrder(book.getReturnType())) {
                SortedSet<String> known = new TreeSet<>(heard);
                heard.clear();
                handle.begin();
                try {
                    call(handle, book, method, samples);
                } finally {
                    handle.rollback();
                }
                if (heard.isEmpty()) {
                    silent.add(book.getName() + "." + method.getName());
                }
                heard.addAll(known);
            }
        }
    }

    /** What is asked for is not there, or may not be written: the statement was heard all the same. */
    private static void call(Handle handle, Method book, Method method, SampleValues samples) {
        for (int variant = 0; variant < SampleValues.VARIANTS; variant++) {
            try {
                SqlBooks books = new SqlBooks(handle, new SqliteDialect(), Recall.ofNothing());
                Object open = book.invoke(books);
                method.setAccessible(true);
                method.invoke(open, samples.of(method, variant));
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof Error error) {
                    throw error;
                }
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static List<Method> inOrder(Class<?> type) {
        return Stream.of(type.getMethods())
                .filter(method -> !method.isDefault() && !java.lang.reflect.Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::toString))
                .toList();
    }

    private static List<String> scans(Handle handle, String sql, Set<String> partial) {
        List<String> found = new ArrayList<>();
        for (String line : plan(handle, sql)) {
            Matcher scan = PLAN.matcher(line);
            boolean narrow = scan.matches() && scan.group(2) != null && partial.contains(scan.group(2));
            if (scan.matches() && !narrow && GROWING.contains(table(sql, scan.group(1)))) {
                found.add(line + ": " + sql.strip());
            }
        }
        return found;
    }

    /** A seat may write its sheet ten thousand times: whoever asks for the last one goes by the seat. */
    private static List<String> sheetsOfAll(Handle handle, String sql) {
        List<String> found = new ArrayList<>();
        for (String line : plan(handle, sql)) {
            Matcher search = SEARCH.matcher(line);
            if (search.matches()
                    && table(sql, search.group(1)).equals("order_sheet")
                    && !search.group(2).contains("seat=?")
                    && !search.group(2).contains("author=?")) {
                found.add(line + ": " + sql.strip());
            }
        }
        return found;
    }

    private static List<String> plan(Handle handle, String sql) {
        if (!sql.strip().matches("(?is)(SELECT|UPDATE|DELETE|INSERT).*")) {
            return List.of();
        }
        try (var statement = handle.getConnection().createStatement();
                var rows = statement.executeQuery("EXPLAIN QUERY PLAN " + sql)) {
            List<String> lines = new ArrayList<>();
            while (rows.next()) {
                lines.add(rows.getString("detail"));
            }
            return lines;
        } catch (java.sql.SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    /** A plan calls a table by the name that the statement gives it. */
    private static String table(String sql, String called) {
        return ALIAS.matcher(sql)
                .results()
                .filter(name -> name.group(2).equals(called) && GROWING.contains(name.group(1)))
                .map(name -> name.group(1))
                .collect(Collectors.collectingAndThen(
                        Collectors.toList(), names -> names.isEmpty() ? called : names.getFirst()));
    }
}
