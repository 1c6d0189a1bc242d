package heraldo.bot.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** The little that databases say each in words of their own. All other statements are one text that every database takes. */
public interface Dialect {
    /** The last number that a table has given to a row, also if that is not there any more; 0 if it has given none. */
    long last(Handle handle, String table);

    /** Has a table give the numbers after this one from now on; none of those was ever given. */
    void leap(Handle handle, String table, long beyond);

    /**
     * Does what the guards of tables forbid, and guards them again. If it fails, so does the transaction: nothing has happened, and
     * they are guarded as before.
     */
    void unguarded(Handle handle, List<String> tables, Runnable act);
}
