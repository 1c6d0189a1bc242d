package heraldo.bot.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.flywaydb.core.api.migration.Context;
import org.jspecify.annotations.Nullable;

/**
 * The migration that deflates the states and stories of all turns there are, and keeps a state that one turn left and the next began
 * with only once. It is one transaction: whenever it is broken off, nothing has happened.
 *
 * @param first what makes room for what is deflated
 * @param suffix what the columns that take it are called by until the last statements have run, after the name they will have
 * @param last what takes away what stood there before, and guards the turns again
 */
public record DeflatedTurns(List<String> first, String suffix, List<String> last) implements CodedMigration {
    /** The number of this migration. */
    static final int FORM = 20;

    private static final String SAME = """
        NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step
        AND NEW.lap = OLD.lap AND NEW.opened = OLD.opened AND NEW.due IS OLD.due AND NEW.early IS OLD.early
        AND NEW.nominal = OLD.nominal AND NEW.state = OLD.state AND NEW.root IS OLD.root
        AND NEW.story IS OLD.story AND NEW.link IS OLD.link AND NEW.late = OLD.late AND NEW.resolved IS OLD.resolved
        AND NEW.version = OLD.version
        """;

    private static final String LATER = """
        SELECT 1 FROM turn AS later WHERE later.campaign = OLD.campaign
            AND later.number = NEW.after_number AND later.step = NEW.after_step
            AND (later.lap, later.number, later.step) > (OLD.lap, OLD.number, OLD.step)
            AND later.status IN ('RESOLVED', 'PUBLISHED') AND later.state = OLD.after
        """;

    private static final String GUARD = """
        CREATE TRIGGER turn_stays BEFORE UPDATE ON turn
        WHEN (OLD.status IN ('PUBLISHED', 'WITHDRAWN') OR (OLD.status = 'RESOLVED' AND NOT (NEW.status = 'PUBLISHED'
        AND NEW.after IS OLD.after AND NEW.after_number IS OLD.after_number AND NEW.after_step IS OLD.after_step
        AND %1$s)))
        AND NOT (OLD.status IN ('RESOLVED', 'PUBLISHED') AND NEW.status = OLD.status AND NEW.hold = OLD.hold
        AND NEW.attempts = OLD.attempts AND NEW.remind IS OLD.remind AND NEW.after IS NULL AND OLD.after IS NOT NULL
        AND %1$sAND EXISTS (%2$s))
        BEGIN
            SELECT RAISE(ABORT, 'a resolved turn does not change');
        END""".formatted(SAME, LATER);

    /** In SQLite, whose columns keep the kind that they were made with. */
    static final DeflatedTurns SQLITE = new DeflatedTurns(
            List.of(
                    "ALTER TABLE turn ADD COLUMN state_deflated BLOB NOT NULL DEFAULT x''",
                    "ALTER TABLE turn ADD COLUMN after_deflated BLOB",
                    "ALTER TABLE turn ADD COLUMN story_deflated BLOB",
                    "ALTER TABLE turn ADD COLUMN after_number INTEGER",
                    "ALTER TABLE turn ADD COLUMN after_step INTEGER",
                    "DROP TRIGGER turn_stays"),
            "_deflated",
            List.of(
                    "ALTER TABLE turn DROP COLUMN state",
                    "ALTER TABLE turn DROP COLUMN after",
                    "ALTER TABLE turn DROP COLUMN story",
                    "ALTER TABLE turn RENAME COLUMN state_deflated TO state",
                    "ALTER TABLE turn RENAME COLUMN after_deflated TO after",
                    "ALTER TABLE turn RENAME COLUMN story_deflated TO story",
                    GUARD));

    public DeflatedTurns {
        first = List.copyOf(first);
        last = List.copyOf(last);
    }

    private record Key(String campaign, long number, long step) {}

    /** A turn that has been deflated: how it is found, and the state it left, if nobody may change that any more. */
    private record Left(Key key, byte @Nullable [] after) {}

    @Override
    public int form() {
        return FORM;
    }

    @Override
    public String getDescription() {
        return "deflated turns";
    }

    @Override
    public void migrate(Context context) throws SQLException {
        Connection connection = context.getConnection();
        CodedMigration.run(connection, first);
        try (PreparedStatement read = connection.prepareStatement("SELECT state, after, story, status FROM turn"
                        + " WHERE campaign = ? AND number = ? AND step = ?");
                PreparedStatement write = connection.prepareStatement("UPDATE turn SET state" + suffix + " = ?, after"
                        + suffix + " = ?, story" + suffix + " = ? WHERE campaign = ? AND number = ? AND step = ?");
                PreparedStatement share = connection.prepareStatement("UPDATE turn SET after" + suffix
                        + " = NULL, after_number = ?, after_step = ? WHERE campaign = ? AND number = ? AND step = ?")) {
            Left before = new Left(new Key("", 0, 0), null);
            for (Key key : keys(connection)) {
                before = deflate(key, before, read, write, share);
            }
        }
        CodedMigration.run(connection, last);
    }

    private static List<Key> keys(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT campaign, number, step FROM turn ORDER BY campaign, lap, number, step")) {
            List<Key> keys = new ArrayList<>();
            while (row.next()) {
                keys.add(new Key(row.getString(1), row.getLong(2), row.getLong(3)));
            }
            return keys;
        }
    }

    private static Left deflate(
            Key key, Left before, PreparedStatement read, PreparedStatement write, PreparedStatement share)
            throws SQLException {
        at(read, 1, key);
        byte[] state;
        byte[] after;
        boolean played;
        try (ResultSet row = read.executeQuery()) {
            row.next();
            state = again(row.getBytes(1));
            after = again(row.getBytes(2));
            played = List.of("RESOLVED", "PUBLISHED").contains(row.getString(4));
            write.setBytes(1, state);
            write.setBytes(2, after);
            write.setBytes(3, again(row.getBytes(3)));
        }
        at(write, 4, key);
        write.executeUpdate();
        if (played
                && Arrays.equals(before.after(), state)
                && before.key().campaign().equals(key.campaign())) {
            share.setLong(1, key.number());
            share.setLong(2, key.step());
            at(share, 3, before.key());
            share.executeUpdate();
        }
        return new Left(key, played ? after : null);
    }

    private static byte @Nullable [] again(byte @Nullable [] kept) {
        return kept == null ? null : Deflated.of(Deflated.text(kept));
    }

    private static void at(PreparedStatement statement, int from, Key key) throws SQLException {
        statement.setString(from, key.campaign());
        statement.setLong(from + 1, key.number());
        statement.setLong(from + 2, key.step());
    }
}
