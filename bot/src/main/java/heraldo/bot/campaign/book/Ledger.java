package heraldo.bot.campaign.book;

import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.Function;

/** Port: the books of all campaigns, to write in. Each act is one transaction. */
public interface Ledger extends ReadingRoom {
    /** Writes: one transaction, alone. If the act throws, nothing has happened. */
    <T> T write(Function<Books, T> act);

    /**
     * Puts a copy of the books aside, if copies are kept and the last one is not too fresh. Never fails: that there is no copy
     * is told to the host.
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
