package heraldo.bot.campaign;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** Sends what is in the outbox through the courier, campaign by campaign in order, until it is empty. */
public final class PostOffice {
    private static final Logger LOG = LoggerFactory.getLogger(PostOffice.class);
    private static final int BATCH = 50;
    private static final Duration FIRST_WAIT = Duration.ofSeconds(2);
    /** No post waits longer than this before it is tried again. */
    public static final Duration LONGEST_WAIT = Duration.ofMinutes(10);

    private static final int LONGEST_AFTER = 9;

    private final Ledger ledger;
    private final Courier courier;
    private final InstantSource clock;

    public PostOffice(Ledger ledger, Courier courier, InstantSource clock) {
        this.ledger = ledger;
        this.courier = courier;
        this.clock = clock;
    }

    /** Posts everything that may be posted now. */
    public void work() {
        List<Dispatch> heads = heads();
        while (!heads.isEmpty()) {
            heads.forEach(this::post);
            heads = heads();
        }
    }

    /** When something can be tried next. */
    public Optional<Instant> nextAlarm() {
        return ledger.read(books -> books.outbox().nextAlarm());
    }

    private List<Dispatch> heads() {
        return ledger.read(books -> books.outbox().heads(clock.instant(), BATCH));
    }

    private void post(Dispatch dispatch) {
        CrashPoint.DISPATCH_CLAIMED.reached();
        String external;
        try {
            external = courier.deliver(dispatch);
        } catch (RuntimeException e) {
            failed(dispatch, e);
            return;
        }
        CrashPoint.DISPATCH_DELIVERED.reached();
        ledger.record(books -> {
            books.outbox().sent(dispatch.id(), external, clock.instant());
            close(books, dispatch);
            CrashPoint.SENT_WRITTEN.reached();
        });
        CrashPoint.SENT_COMMITTED.reached();
    }

    private void failed(Dispatch dispatch, RuntimeException e) {
        boolean hopeless = e instanceof Courier.UndeliverableException undeliverable && undeliverable.hopeless();
        // A post that waits for long is not told of every time.
        LOG.atLevel(hopeless || dispatch.attempts() == 0 ? Level.WARN : Level.INFO)
                .log(
                        "{} {} of {} could not be posted ({}); {}",
                        dispatch.kind(),
                        dispatch.id(),
                        dispatch.campaign(),
                        e.getClass().getSimpleName(),
                        hopeless ? "given up" : "tried again later");
        Instant now = clock.instant();
        Optional<Instant> again = hopeless ? Optional.empty() : Optional.of(now.plus(wait(dispatch.attempts())));
        ledger.record(books -> {
            books.outbox().failed(dispatch.id(), now, again);
            close(books, dispatch);
        });
    }

    /** A turn about which nothing is left to post is published. */
    private static void close(Books books, Dispatch dispatch) {
        dispatch.turn().filter(turn -> !books.outbox().waits(turn)).ifPresent(books.turns()::published);
    }

    private static Duration wait(int attempts) {
        Duration longer = FIRST_WAIT.multipliedBy(1L << Math.min(attempts, LONGEST_AFTER));
        return longer.compareTo(LONGEST_WAIT) > 0 ? LONGEST_WAIT : longer;
    }
}
