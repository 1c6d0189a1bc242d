package heraldo.bot.store;

import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.sqlite.Function;

/** The texts of turns and sheets, wherever and however a version of the program keeps them, for those who read the file with statements. */
public final class Inflated {
    /** Since this form they are deflated, and a state that the next turn begins with is kept there alone. */
    static final int SINCE = DeflatedTurns.FORM;
    /** Since this form sheets are written in shorthand. */
    static final int SHORT_SINCE = SlimBooks.FORM;

    private static final byte SHORT = 1;
    private static final int NOTHING = 5;

    /** The state that a turn left, in a statement about {@code turn} of a database of some name. */
    private static final String AFTER = "inflated(coalesce(after, (SELECT later.state FROM %s.turn AS later"
            + " WHERE later.campaign = turn.campaign AND later.number = turn.after_number"
            + " AND later.step = turn.after_step)))";

    private Inflated() {}

    /** Has a connection know the function {@code inflated}. */
    public static void in(Handle handle) {
        try {
            Function.create(handle.getConnection(), "inflated", new Function() {
                @Override
                protected void xFunc() throws SQLException {
                    byte[] kept = value_blob(0);
                    // Of a text without a letter SQLite gives no bytes either.
                    result(kept != null ? text(kept) : value_type(0) == NOTHING ? null : "");
                }
            });
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(byte[] kept) {
        return kept.length > 0 && kept[0] == SHORT ? Shorthand.text(kept) : Deflated.text(kept);
    }

    /** The state that a turn left, in a statement about {@code turn} in a file of whatever form. */
    public static String after(Handle handle) {
        in(handle);
        boolean since = handle.createQuery("SELECT count(*) FROM pragma_table_info('turn') WHERE name = 'after_number'")
                        .mapTo(Integer.class)
                        .one()
                > 0;
        return since ? AFTER.formatted("main") : "inflated(after)";
    }

    /**
     * What stands in a column of {@code turn} in the newest form, as older ones had it.
     *
     * @param database the name of the one that has that form
     */
    public static String plain(String database, String column) {
        return column.equals("after")
                ? AFTER.formatted(database)
                : List.of("state", "story").contains(column) ? "inflated(" + column + ")" : column;
    }

    /** What stands in a column of {@code order_sheet}, in whatever form. */
    public static String sheet(String column) {
        return List.of("sheet", "text").contains(column) ? "inflated(" + column + ")" : column;
    }
}
