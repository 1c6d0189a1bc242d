package heraldo.bot.store;

import heraldo.bot.campaign.book.ReadingRoom;

/** Books in a database that another process may be writing at the same time: they are read, and nothing else. */
public interface OpenBooks extends ReadingRoom, AutoCloseable {
    /** Reads the backlog: waiting posts and stopped turns. */
    Backlog backlog();

    @Override
    void close();
}
