package heraldo.bot.store;

import org.jdbi.v3.core.Handle;

/** The little that databases say each in words of their own. All other statements are one text that every database takes. */
public interface Dialect {
    /** The last number that the outbox has given to a post, also if that is not there any more; 0 if it has given none. */
    long lastPost(Handle handle);

    /** Has the outbox give the numbers after this one from now on; none of those before it was ever given. */
    void leap(Handle handle, long beyond);
}
