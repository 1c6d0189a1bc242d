package heraldo.bot.campaign.book;

import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.Function;

/** Port: the books of all campaigns, to write in. Each act is one transaction. */
public interface Ledger extends ReadingRoom {
    /** Writes: one transaction, alone. If the act throws, nothing has happened. */
    <T> T write(Function<Books, T> act);

    /**
     * Puts a copy of the books aside, if copies are kept, something has been written since the last one, and that is not too
     * fresh. May take long, and keeps nobody from writing. Never fails: that there is no copy is told to the host.
     */
    default void copy(Instant now) {}

    /** {@link #write} without an answer. */
    default void record(Consumer<Books> act) {
        write(books -> {
            act.accept(books);
            return null;
        });
    }
}
