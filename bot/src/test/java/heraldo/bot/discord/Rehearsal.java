package heraldo.bot.discord;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/** Books in which everything can be tried: once a rehearsal has begun, what is written is undone at once, and counted. */
final class Rehearsal implements Ledger {

    private final Ledger ledger;
    private final AtomicInteger writes = new AtomicInteger();
    private volatile boolean begun;

    Rehearsal(Ledger ledger) {
        this.ledger = ledger;
    }

    Rehearsal begin() {
        begun = true;
        return this;
    }

    /** From now on everything that is written stands. */
    void end() {
        begun = false;
    }

    /** How often somebody came through to where something is written, since the last time this was asked. */
    int writes() {
        return writes.getAndSet(0);
    }

    @Override
    public <T> T write(Function<Books, T> act) {
        return begun ? tried(act) : ledger.write(act);
    }

    private <T> T tried(Function<Books, T> act) {
        AtomicReference<T> result = new AtomicReference<>();
        writes.incrementAndGet();
        try {
            ledger.record(books -> {
                result.set(act.apply(books));
                throw new UndoneException();
            });
        } catch (UndoneException undone) {
            return result.get();
        }
        throw new IllegalStateException("a rehearsal ends with everything undone");
    }

    @Override
    public <T> T read(Function<Books, T> look) {
        return ledger.read(look);
    }

    private static final class UndoneException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
