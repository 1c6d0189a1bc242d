package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.Tavern;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every column in which a person's number can stand is on the list of those that are told and forgotten. A column whose name is
 * not known here has to be put either on that list or among those that never hold a person.
 */
class PersonColumnsTest {

    private static final String COLUMNS = "SELECT part.name || '.' || info.name FROM sqlite_master AS part,"
            + " pragma_table_info(part.name) AS info WHERE part.type = 'table' AND info.type = 'INTEGER'"
            + " AND part.name NOT LIKE 'sqlite%' AND part.name NOT LIKE 'flyway%'";

    private static final Pattern CODE = Pattern.compile("`([a-z_]+)`");

    /** Numbers of other things: moments, counts, switches, places, rows. */
    private static final Set<String> OTHERS = Set.of(
            "after_number",
            "after_step",
            "again",
            "amount",
            "anonymous",
            "asked",
            "booked",
            "called_off",
            "days",
            "emergency",
            "ends",
            "excused",
            "extensions",
            "favour",
            "hours",
            "one",
            "other",
            "post",
            "press",
            "press_recorded",
            "pseudonym",
            "public",
            "secret",
            "seen",
            "share",
            "signed",
            "thread",
            "treaty",
            "turn",
            "turns",
            "over",
            "withdrawn",
            "answers",
            "at",
            "attempts",
            "called",
            "category",
            "channel",
            "chronicle",
            "diplomacy",
            "done",
            "due",
            "early",
            "game_master_sees",
            "guild",
            "id",
            "lap",
            "last",
            "late",
            "missed_alert",
            "next",
            "number",
            "opened",
            "per_person",
            "per_server",
            "publishes",
            "ready",
            "receiver",
            "reliability",
            "remind",
            "resolved",
            "revision",
            "role",
            "seat",
            "sender",
            "settled",
            "shown",
            "shows_due",
            "silent",
            "simulate",
            "since",
            "step",
            "stood",
            "told",
            "undo_window",
            "until",
            "unused",
            "version",
            "with_number",
            "with_seat",
            "with_step",
            "written");

    @TempDir
    Path folder;

    private List<String> columns() throws SQLException {
        new Tavern(folder).close();
        List<String> columns = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("heraldo.db"));
                ResultSet rows = connection.createStatement().executeQuery(COLUMNS)) {
            while (rows.next()) {
                columns.add(rows.getString(1));
            }
        }
        return columns;
    }

    /** Hosts read in their own words what is kept of people, and where. */
    @Test
    void theManualNamesEveryTableThatHoldsAPersonAndNoOther() throws IOException {
        Path manual = Path.of(System.getProperty("heraldo.root", "..")).resolve("docs/operations.md");
        String section = Files.readString(manual)
                .split("## What is stored about people\n", 2)[1]
                .split("\n## ", 2)[0];
        Set<String> named = section.lines()
                .filter(line -> line.startsWith("| "))
                .flatMap(line -> CODE.matcher(line.split("\\|")[2]).results())
                .map(code -> code.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> listed =
                PersonColumn.ALL.stream().map(PersonColumn::table).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(listed, named);
    }

    @Test
    void everyColumnThatHoldsAPersonIsListed() throws SQLException {
        Set<String> found = columns().stream()
                .filter(column -> !OTHERS.contains(column.substring(column.indexOf('.') + 1)))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> listed =
                PersonColumn.ALL.stream().map(PersonColumn::place).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(listed, found);
    }
}
