package heraldo.bot.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.flywaydb.core.api.migration.Context;

/**
 * The migration that writes all sheets there are in {@link Shorthand}, and lets posts be found that nobody needs any more. It is one
 * transaction: whenever it is broken off, nothing has happened.
 *
 * @param first what makes room for what is written anew
 * @param suffix what the columns that take it are called by until the last statements have run, after the name they will have
 * @param last what takes away what stood there before, guards the sheets again, and finds what is spent
 */
public record SlimBooks(List<String> first, String suffix, List<String> last) implements CodedMigration {
    /** The number of this migration. */
    static final int FORM = 22;

    /** The kinds of posts to a single reader, of no use after reading. */
    static final String SPENT =
            "('SUMMONS', 'REMINDER', 'BRIEFING', 'PART', 'WHISPER', 'OFFER', 'TREATY', 'ALERT', 'LETTER')";

    /** Finds posts that may be forgotten; the same in every database. */
    public static final String SPENT_INDEX =
            "CREATE INDEX outbox_spent ON outbox (done) WHERE done IS NOT NULL AND kind IN " + SPENT;

    private static final String GUARD = """
        CREATE TRIGGER order_sheet_stays BEFORE UPDATE ON order_sheet
        WHEN NOT (OLD.author > 0 AND NEW.author < -1000
            AND (SELECT status FROM campaign WHERE id = OLD.campaign) = 'ENDED'
            AND NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step AND NEW.seat = OLD.seat
            AND NEW.revision = OLD.revision AND NEW.sheet = OLD.sheet AND NEW.text = OLD.text AND NEW.salt = OLD.salt
            AND NEW.code = OLD.code AND NEW.ready = OLD.ready)
        BEGIN
            SELECT RAISE(ABORT, 'a revision of a sheet does not change');
        END""";

    /** In SQLite, whose columns keep the kind that they were made with. */
    static final SlimBooks SQLITE = new SlimBooks(
            List.of(
                    "ALTER TABLE order_sheet ADD COLUMN sheet_short BLOB NOT NULL DEFAULT x''",
                    "ALTER TABLE order_sheet ADD COLUMN text_short BLOB NOT NULL DEFAULT x''",
                    "DROP TRIGGER order_sheet_stays"),
            "_short",
            List.of(
                    "ALTER TABLE order_sheet DROP COLUMN sheet",
                    "ALTER TABLE order_sheet DROP COLUMN text",
                    "ALTER TABLE order_sheet RENAME COLUMN sheet_short TO sheet",
                    "ALTER TABLE order_sheet RENAME COLUMN text_short TO text",
                    GUARD,
                    SPENT_INDEX));

    private static final String OF_TURN = " WHERE campaign = ? AND number = ? AND step = ?";

    public SlimBooks {
        first = List.copyOf(first);
        last = List.copyOf(last);
    }

    private record Turn(String campaign, long number, long step) {}

    private record Sheet(long seat, long revision, byte[] sheet, byte[] text) {}

    @Override
    public int form() {
        return FORM;
    }

    @Override
    public String getDescription() {
        return "slim books";
    }

    @Override
    public void migrate(Context context) throws SQLException {
        Connection connection = context.getConnection();
        CodedMigration.run(connection, first);
        try (PreparedStatement read =
                        connection.prepareStatement("SELECT seat, revision, sheet, text FROM order_sheet" + OF_TURN);
                PreparedStatement write = connection.prepareStatement("UPDATE order_sheet SET sheet" + suffix
                        + " = ?, text" + suffix + " = ?" + OF_TURN + " AND seat = ? AND revision = ?")) {
            for (Turn turn : turns(connection)) {
                for (Sheet sheet : sheets(read, turn)) {
                    write(write, turn, sheet);
                }
            }
        }
        CodedMigration.run(connection, last);
    }

    private static List<Turn> turns(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT campaign, number, step FROM turn")) {
            List<Turn> turns = new ArrayList<>();
            while (row.next()) {
                turns.add(new Turn(row.getString(1), row.getLong(2), row.getLong(3)));
            }
            return turns;
        }
    }

    private static List<Sheet> sheets(PreparedStatement read, Turn turn) throws SQLException {
        at(read, 1, turn);
        try (ResultSet row = read.executeQuery()) {
            List<Sheet> sheets = new ArrayList<>();
            while (row.next()) {
                sheets.add(new Sheet(row.getLong(1), row.getLong(2), again(row.getBytes(3)), again(row.getBytes(4))));
            }
            return sheets;
        }
    }

    private static byte[] again(byte[] kept) {
        return Shorthand.of(Shorthand.text(kept));
    }

    private static void write(PreparedStatement write, Turn turn, Sheet sheet) throws SQLException {
        write.setBytes(1, sheet.sheet());
        write.setBytes(2, sheet.text());
        at(write, 3, turn);
        write.setLong(6, sheet.seat());
        write.setLong(7, sheet.revision());
        write.executeUpdate();
    }

    private static void at(PreparedStatement statement, int from, Turn turn) throws SQLException {
        statement.setString(from, turn.campaign());
        statement.setLong(from + 1, turn.number());
        statement.setLong(from + 2, turn.step());
    }
}
