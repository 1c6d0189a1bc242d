package heraldo.bot.store;

import heraldo.bot.campaign.book.AbsenceBook;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Servers without the bot in the database. */
record SqlAbsenceBook(Handle handle, Territory territory) implements AbsenceBook {

    @Override
    public void begin(long server, Instant since) {
        handle.createUpdate("INSERT INTO absence (guild, since) VALUES (:guild, :since) ON CONFLICT DO NOTHING")
                .bind("guild", server)
                .bind("since", since.toEpochMilli())
                .execute();
    }

    @Override
    public void end(long server) {
        handle.createUpdate("DELETE FROM absence WHERE guild = :guild")
                .bind("guild", server)
                .execute();
    }

    @Override
    public Optional<Instant> since(long server) {
        return handle.createQuery("SELECT since FROM absence WHERE guild = :guild")
                .bind("guild", server)
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    @Override
    public List<Long> servers() {
        return handle.createQuery(
                        "SELECT guild FROM absence WHERE true" + territory.ofServer("guild") + " ORDER BY guild")
                .mapTo(Long.class)
                .list();
    }
}
