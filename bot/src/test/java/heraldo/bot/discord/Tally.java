package heraldo.bot.discord;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** Counts what is asked of the books on the way to an answer; what others ask meanwhile is not counted. */
final class Tally implements Ledger {

    private final Ledger ledger;
    private final Map<Thread, Count> counts = new ConcurrentHashMap<>();

    Tally(Ledger ledger) {
        this.ledger = ledger;
    }

    /** What one caller's way cost: how often the books were opened, and how often a campaign was looked up in them. */
    static final class Count {
        private final AtomicInteger reads = new AtomicInteger();
        private final AtomicInteger writes = new AtomicInteger();
        private final AtomicInteger found = new AtomicInteger();
        private final AtomicInteger checked = new AtomicInteger();

        /** How often the books were opened, to read or to write. */
        int calls() {
            return reads.get() + writes.get();
        }

        int writes() {
            return writes.get();
        }

        /** How often campaigns were looked up to read about them. */
        int found() {
            return found.get();
        }

        /** How often they were looked up once more where something was written. */
        int checked() {
            return checked.get();
        }

        @Override
        public String toString() {
            return reads + " reads, " + writes + " writes, campaigns found " + found + ", checked " + checked;
        }
    }

    /** From now on what this thread asks for is counted anew. */
    Count begin() {
        Count count = new Count();
        counts.put(Thread.currentThread(), count);
        return count;
    }

    @Override
    public <T> T write(Function<Books, T> act) {
        Count count = counted();
        count.writes.incrementAndGet();
        return ledger.write(books -> act.apply(watched(books, count.checked)));
    }

    @Override
    public <T> T read(Function<Books, T> look) {
        Count count = counted();
        count.reads.incrementAndGet();
        return ledger.read(books -> look.apply(watched(books, count.found)));
    }

    @Override
    public void copy(Instant now) {
        ledger.copy(now);
    }

    private Count counted() {
        return counts.getOrDefault(Thread.currentThread(), new Count());
    }

    private static Books watched(Books books, AtomicInteger campaigns) {
        Class<?>[] kind = {Books.class};
        return (Books) Proxy.newProxyInstance(Tally.class.getClassLoader(), kind, (proxy, method, arguments) -> {
            if (method.getName().equals("campaigns")) {
                campaigns.incrementAndGet();
            }
            try {
                return method.invoke(books, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
    }
}
