package heraldo.bot.crash;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.store.SqliteLedger;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;

/** Everything is done in one long transaction after another: whoever acts is answered before anything is committed. */
final class SlowLedger extends FlawedLedger {
    private static final long WHILE = TimeUnit.MINUTES.toNanos(1);

    private final BlockingQueue<Consumer<Books>> waiting = new LinkedBlockingQueue<>();
    private final Thread clerk = Thread.ofPlatform().daemon().unstarted(this::work);
    private volatile boolean closed;
    private Books open;

    SlowLedger(SqliteLedger ledger) {
        super(ledger, outbox -> outbox, turns -> turns);
        clerk.start();
    }

    @Override
    public <T> T write(Function<Books, T> act) {
        if (Thread.currentThread() == clerk) {
            return act.apply(open);
        }
        CompletableFuture<T> answer = new CompletableFuture<>();
        waiting.add(books -> {
            try {
                answer.complete(act.apply(books));
            } catch (RuntimeException e) {
                answer.completeExceptionally(e);
            }
        });
        try {
            return answer.join();
        } catch (CompletionException e) {
            throw (RuntimeException) e.getCause();
        }
    }

    @Override
    public <T> T read(Function<Books, T> look) {
        return write(look);
    }

    private void work() {
        while (!closed) {
            ledger.record(this::serve);
        }
    }

    private void serve(Books books) {
        open = books;
        long end = System.nanoTime() + WHILE;
        try {
            long left = WHILE;
            while (left > 0) {
                Consumer<Books> next = waiting.poll(left, TimeUnit.NANOSECONDS);
                if (next != null) {
                    next.accept(books);
                }
                left = end - System.nanoTime();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        super.close();
    }
}
