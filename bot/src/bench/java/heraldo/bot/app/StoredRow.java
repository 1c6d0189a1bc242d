package heraldo.bot.app;

import heraldo.bot.sandbox.SandboxOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

/** What a campaign of the demo leaves on the disk for each turn, beside its states and stories alone. */
final class StoredRow implements Row {

    /** A campaign begins with more than what a turn needs; after its first turn, all that has been posted. */
    private static final int FIRST = 1;

    private static final int TURNS = 12;
    private static final double KILOBYTE = 1_000;
    private static final String PAGES = "SELECT sum(pgsize) FROM dbstat";
    private static final String TURN_PAGES = PAGES + " WHERE name = 'turn'";
    private static final String BARE =
            "SELECT sum(length(state) + coalesce(length(after), 0) + coalesce(length(story), 0)) FROM turn";

    @Override
    public String name() {
        return "stored";
    }

    @Override
    public List<String> measure() throws Exception {
        return List.of(stored("kaixiflan"), stored("hexadominacion"));
    }

    private static String stored(String id) throws Exception {
        Path folder = Files.createTempDirectory("heraldo-stored");
        play(id, FIRST, folder.resolve("begun"));
        play(id, FIRST + TURNS, folder.resolve("played"));
        double all = grown(folder, PAGES);
        double turns = grown(folder, TURN_PAGES);
        double bare = grown(folder, BARE);
        return Ratio.line(
                id + " stored a turn",
                "its state and story, deflated",
                all / bare,
                "%.1f : %.1f KB, of these the table of turns %.1f KB",
                all,
                bare,
                turns);
    }

    private static void play(String id, int turns, Path folder) {
        Installation here = Installation.here();
        Settings usual = here.settings();
        Settings settings = new Settings(
                usual.storage(),
                usual.language(),
                usual.almanac(),
                usual.waiting(),
                new Settings.Sandbox(0, turns, Optional.of(id)),
                usual.campaigns(),
                usual.oversight(),
                usual.shards());
        SandboxClock clock = new SandboxClock();
        SandboxOptions options = SandboxOptions.standard().withClock(clock);
        try (Playground playground = Playground.open(here, settings, options, clock, Optional.of(folder))) {
            playground.demo();
        }
    }

    /** By how many kilobytes a turn something has grown since the first turn. */
    private static double grown(Path folder, String what) throws SQLException {
        return (sum(folder.resolve("played"), what) - sum(folder.resolve("begun"), what)) / TURNS / KILOBYTE;
    }

    private static double sum(Path folder, String what) throws SQLException {
        try (Connection books = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("heraldo.db"));
                Statement statement = books.createStatement();
                ResultSet row = statement.executeQuery(what)) {
            return row.getDouble(1);
        }
    }
}
