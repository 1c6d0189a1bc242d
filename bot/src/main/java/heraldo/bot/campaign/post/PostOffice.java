package heraldo.bot.campaign.post;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Lane;
import heraldo.bot.campaign.port.Alarm;
import heraldo.bot.campaign.port.Courier;
import heraldo.bot.campaign.port.Courier.Failure;
import heraldo.bot.campaign.port.Courier.UndeliverableException;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.rules.kernel.Reason;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * Sends what is in the outbox through the courier: a lane for each channel, many lanes at once. A lane takes its next post once
 * the previous one is marked as sent in the books; no transaction is open while a post is being sent.
 */
public final class PostOffice implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PostOffice.class);
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Ledger ledger;
    private final Courier courier;
    private final InstantSource clock;
    private final Backoff retries;
    private final Lanes<Lane> lanes = new Lanes<>(PATIENCE);
    private final List<Consumer<Dispatch>> awaiting = new CopyOnWriteArrayList<>();
    private volatile Alarm alarm = at -> {};
    /** The highest dispatch number that another run of the program may have posted; this run writes only higher numbers. */
    private volatile long inherited;
    /** The numbers of the dispatches that this run of the program may have posted without knowing. */
    private final Set<Long> doubtful = ConcurrentHashMap.newKeySet();

    /**
     * An office that sends nothing yet. There must be no other for the same campaigns.
     *
     * @param retries the backoff before a failed post is tried again
     */
    public PostOffice(Ledger ledger, Courier courier, InstantSource clock, Backoff retries) {
        this.ledger = ledger;
        this.courier = courier;
        this.clock = clock;
        this.retries = retries;
        this.inherited = last();
    }

    /** Takes campaigns over from another office, which may have posted what was written up to now without noting it. */
    public void inherit() {
        inherited = last();
    }

    private long last() {
        return ledger.read(books -> books.outbox().last());
    }

    /**
     * From now on somebody is told of every dispatch that is off the queue, on the thread of its lane, after the books say
     * so: it is confirmed, or given up.
     */
    public void whenDone(Consumer<Dispatch> told) {
        awaiting.add(told);
    }

    /** Sets the alarm that leads to {@link #begin}: from now on it is told when a post that failed may be tried again. */
    public void wokenBy(Alarm bell) {
        alarm = bell;
    }

    /** Sets every lane to work that has something to post now, and does not wait for it. */
    public void begin() {
        begin(ready());
    }

    private void begin(List<Lane> ready) {
        ready.forEach(lane -> lanes.enter(lane, () -> workOff(lane)));
    }

    /** Posts everything that may be posted now, before it returns. */
    public void work() {
        List<Lane> before = List.of();
        List<Lane> ready = ready();
        // Posts left over could not be taken off the queue; the next wake-up retries them.
        while (!ready.isEmpty() && !ready.equals(before)) {
            begin();
            lanes.rest();
            before = ready;
            ready = ready();
        }
        lanes.rest();
    }

    /** Returns the time of the next attempt to post a dispatch; empty if none waits. */
    public Optional<Instant> nextAlarm() {
        return ledger.read(books -> books.outbox().nextAlarm());
    }

    /** Lets what is being sent arrive, but does not wait long, and sends nothing more. */
    @Override
    public void close() {
        lanes.close();
    }

    private List<Lane> ready() {
        return ledger.read(books -> books.outbox().ready(clock.instant()));
    }

    private void workOff(Lane lane) {
        Optional<Dispatch> next = head(lane);
        while (next.isPresent() && !lanes.closed()) {
            Dispatch dispatch = next.get();
            post(dispatch.id() <= inherited || doubtful.contains(dispatch.id()) ? dispatch.underSuspicion() : dispatch);
            next = head(lane);
        }
    }

    private Optional<Dispatch> head(Lane lane) {
        return ledger.read(books -> books.outbox().head(lane, clock.instant()));
    }

    private void post(Dispatch dispatch) {
        CrashPoint.DISPATCH_CLAIMED.reached();
        // Until the books hold the result, the post may exist, even if they cannot be written afterwards.
        doubtful.add(dispatch.id());
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
        done(dispatch);
    }

    private void failed(Dispatch dispatch, RuntimeException e) {
        Failure failure =
                e instanceof UndeliverableException undeliverable ? undeliverable.failure() : Failure.DOUBTFUL;
        if (failure == Failure.UNSENT && !dispatch.delivery().suspected()) {
            doubtful.remove(dispatch.id());
        }
        boolean hopeless = failure == Failure.HOPELESS;
        Instant now = clock.instant();
        Duration rest = rest(e);
        // A post that waits for long is not told of every time, and one that Discord wants to wait is no trouble.
        boolean trouble = dispatch.delivery().attempts() == 0 && rest.isZero();
        LOG.atLevel(hopeless || trouble ? Level.WARN : Level.INFO)
                .log(
                        "{} {} of {} could not be posted ({}); {}",
                        dispatch.kind(),
                        dispatch.id(),
                        dispatch.campaign(),
                        reason(e),
                        hopeless ? "given up" : "tried again later");
        Optional<Instant> again = hopeless
                ? Optional.empty()
                : Optional.of(
                        now.plus(longer(rest, retries.after(dispatch.delivery().attempts()))));
        ledger.record(books -> {
            books.outbox().failed(dispatch.id(), now, again);
            close(books, dispatch);
        });
        again.ifPresent(alarm::ring);
        if (hopeless) {
            done(dispatch);
        }
    }

    private static Duration rest(RuntimeException e) {
        return e instanceof UndeliverableException undeliverable ? undeliverable.rest() : Duration.ZERO;
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    /** Only the kind of failure where its text may quote what players wrote. */
    private static String reason(RuntimeException e) {
        return e instanceof UndeliverableException ? Reason.of(e) : e.getClass().getSimpleName();
    }

    /** Releases those that waited for it: registered listeners, and other lanes. */
    private void done(Dispatch dispatch) {
        doubtful.remove(dispatch.id());
        awaiting.forEach(each -> each.accept(dispatch));
        if (dispatch.kind().precedesAny()) {
            begin(ledger.read(books -> books.outbox().ready(dispatch.campaign(), clock.instant())));
        }
    }

    /** A turn about which nothing is left to post is published. */
    private static void close(Books books, Dispatch dispatch) {
        dispatch.turn().filter(turn -> !books.outbox().waits(turn)).ifPresent(books.turns()::published);
    }
}
