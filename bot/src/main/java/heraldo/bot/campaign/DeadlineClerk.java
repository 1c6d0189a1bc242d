package heraldo.bot.campaign;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends turns. Every step is one transaction and leaves the turn's row in a state from which the next step goes on, so
 * that the clerk can be killed at any moment: open, locked, sealed, resolved, published.
 */
public final class DeadlineClerk {
    /** What was sent before the deadline may arrive a moment after it. */
    public static final Duration GRACE = Duration.ofSeconds(3);

    /** A deadline missed by more than this is not kept: the turn goes on. */
    public static final Duration LATEST = Duration.ofMinutes(15);

    private static final Logger LOG = LoggerFactory.getLogger(DeadlineClerk.class);
    private static final int BATCH = 200;

    private final Bureau bureau;
    private final Positions positions;
    private final Seal seal;
    private final TurnEnd end;
    /** Whether something has been played outside the clerk's own rounds. */
    private final AtomicBoolean stepped = new AtomicBoolean();

    private final Timetable timetable;
    private final ClockWatch watch = new ClockWatch();
    private final ClockHold clockHold;

    DeadlineClerk(Bureau bureau, Positions positions) {
        this.bureau = bureau;
        this.positions = positions;
        this.seal = new Seal(bureau, positions);
        this.end = new TurnEnd(bureau, positions);
        this.timetable = new Timetable(bureau.calendar());
        this.clockHold = new ClockHold(bureau);
    }

    /**
     * Does everything that is due: reminders, deadlines, turns that were sealed and not played. While the clock is not in order
     * turns are held instead of ended.
     */
    public void work() {
        Duration off = off();
        Instant then = bureau.clock().instant().minus(GRACE);
        Set<TurnKey> failed = new HashSet<>();
        if (off.isZero()) {
            each(() -> bureau.ledger().read(books -> books.turns().held(HoldReason.CLOCK)), failed, this::release);
        }
        each(() -> bureau.ledger().read(books -> books.turns().toRemind(then, BATCH)), failed, this::remind);
        copy(then);
        each(() -> bureau.ledger().read(books -> books.turns().due(then, BATCH)), failed, key -> end(key, off));
        each(() -> bureau.ledger().read(books -> books.turns().locked()), failed, this::finish);
    }

    /** One copy for all turns that end in this round, before the first of them is locked. */
    private void copy(Instant then) {
        boolean ends = bureau.ledger()
                .read(books -> !books.turns().due(then, 1).isEmpty()
                        || !books.turns().locked().isEmpty());
        if (stepped.getAndSet(false) || ends) {
            bureau.ledger().copy(bureau.clock().instant());
        }
    }

    /** How far the clock has been set; zero if it is in order. */
    private Duration off() {
        Duration before = watch.off();
        Duration off = watch.look(
                bureau.clock().reading(),
                () -> bureau.ledger().read(books -> books.turns().latest()));
        if (off.isZero() && !before.isZero()) {
            LOG.info("the clock is in order again");
        } else if (!off.equals(before)) {
            LOG.warn("the clock has been set by {}: no turn is ended until it is in order", off);
        }
        return off;
    }

    /** When the next turn of any campaign ends; the moment to which a sandbox sets its clock. */
    public Optional<Instant> nextDeadline() {
        return bureau.ledger().read(books -> books.turns().nextDeadline()).map(at -> at.plus(GRACE));
    }

    /** When there is something to do next. */
    public Optional<Instant> nextAlarm() {
        return bureau.ledger().read(books -> books.turns().nextAlarm()).map(at -> at.plus(GRACE));
    }

    /** Plays a step while somebody waits for its receipt: the copy before the next one is made when the clerk next works. */
    void step(TurnKey key) {
        stepped.set(true);
        finish(key);
    }

    /** Brings a locked turn to its end; a turn in any other state is left alone. */
    private void finish(TurnKey key) {
        Optional<CampaignTurn> turn = find(key);
        while (turn.isPresent() && turn.get().status() == TurnStatus.LOCKED) {
            advance(campaign(key), turn.get());
            turn = find(key);
        }
    }

    /** One step of a locked turn. Only what the engine throws counts against the turn; the database may fail and heal. */
    private void advance(Campaign campaign, CampaignTurn turn) {
        if (turn.root().isEmpty()) {
            guarded(campaign, turn, () -> seal.prepare(campaign, turn)).ifPresent(seal::write);
        } else {
            Optional<Adjudication.Played> played = guarded(campaign, turn, () -> end.play(campaign, turn));
            CrashPoint.TURN_PLAYED.reached();
            played.ifPresent(came -> end.write(campaign, turn, came));
        }
    }

    private <T> Optional<T> guarded(Campaign campaign, CampaignTurn turn, Supplier<T> engine) {
        try {
            return Optional.of(engine.get());
        } catch (ClosedBooksException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            // Whatever a ruleset throws stops its own campaign alone. Not its text, which may quote orders.
            LOG.error("{} failed: {} at {}", turn, e.getClass().getName(), place(e));
            end.fail(campaign, turn);
            return Optional.empty();
        }
    }

    private static String place(Throwable e) {
        return e.getStackTrace().length == 0 ? "an unknown place" : e.getStackTrace()[0].toString();
    }

    /** The deadline has come: no more orders, or, if it was missed by far, a new deadline. */
    private void end(TurnKey key, Duration off) {
        CampaignTurn turn = find(key).orElseThrow();
        Optional<Instant> due = turn.deadline();
        if (due.isEmpty() || due.get().isAfter(bureau.clock().instant())) {
            return;
        }
        if (!off.isZero()) {
            clockHold.hold(turn, off);
        } else if (missed(turn)) {
            hold(turn, "held");
        } else {
            lock(turn);
        }
    }

    private void lock(CampaignTurn turn) {
        bureau.ledger().record(books -> {
            books.turns().change(turn, turn.locked());
            CrashPoint.LOCK_WRITTEN.reached();
        });
        CrashPoint.LOCK_COMMITTED.reached();
    }

    /** The clock is in order again. A deadline that has passed by far in the meantime was missed. */
    private void release(TurnKey key) {
        CampaignTurn turn = find(key).orElseThrow();
        if (missed(turn)) {
            hold(turn, "clock-new");
        } else {
            clockHold.release(turn);
        }
    }

    private boolean missed(CampaignTurn turn) {
        Duration late =
                Duration.between(turn.due().orElseThrow(), bureau.clock().instant());
        return late.compareTo(LATEST) > 0 && !boundToItsDay(turn);
    }

    /**
     * A turn with a day of its own does not move: it is played late, with what was sent in time. Nor does one that cannot be
     * read: that comes out when it is played, and then its game master is told.
     */
    private boolean boundToItsDay(CampaignTurn turn) {
        Campaign campaign = campaign(turn.key());
        return !readable(campaign, turn)
                || positions.before(campaign, turn).turn().hours().isPresent();
    }

    private boolean readable(Campaign campaign, CampaignTurn turn) {
        try {
            positions.before(campaign, turn).turn();
            return true;
        } catch (RuntimeException e) {
            LOG.error("{} cannot be read: {}", turn, e.getClass().getName());
            return false;
        }
    }

    /** However many deadlines were missed, the turn is held once. */
    private void hold(CampaignTurn turn, String words) {
        Instant now = bureau.clock().instant();
        bureau.ledger().record(books -> {
            Campaign campaign = Usher.find(books, turn.key().campaign());
            Deadline instead = timetable.instead(campaign, turn, positions.before(campaign, turn), now);
            if (books.turns().change(turn, turn.missed(instead))) {
                books.turns().remindAt(turn.key(), campaign.terms().reminders().next(now, Optional.of(instead.at())));
                Message said = Posts.say(
                        words, "missed", Moments.of(turn.due().orElseThrow()), "due", Moments.of(instead.at()));
                Posts.notice(books, campaign, turn.key(), said, now);
            }
            CrashPoint.HOLD_WRITTEN.reached();
        });
        CrashPoint.HOLD_COMMITTED.reached();
        bureau.wake();
    }

    /** Reminds those who play, are due, have no orders and have not said that they are ready, while there is still time. */
    private void remind(TurnKey key) {
        Instant now = bureau.clock().instant();
        bureau.ledger().record(books -> {
            CampaignTurn turn = books.turns().find(key).orElseThrow();
            Campaign campaign = Usher.find(books, key.campaign());
            books.turns().remindAt(key, campaign.terms().reminders().next(now, turn.due()));
            if (turn.due().filter(now::isBefore).isPresent()) {
                waitedFor(books, campaign, turn)
                        .forEach(seat -> Posts.to(books, Dispatch.Kind.REMINDER, key, seat, now));
            }
        });
        bureau.wake();
    }

    /** Of a turn that cannot be read nobody is reminded. */
    private List<Seat> waitedFor(Books books, Campaign campaign, CampaignTurn turn) {
        if (!readable(campaign, turn)) {
            return List.of();
        }
        List<Chair> chairs = books.chairs().of(campaign.id());
        Position<?> position = positions.before(campaign, turn);
        return position.turn().due().stream()
                .filter(seat -> chairs.get(seat.number() - 1).played())
                .filter(seat -> books.sheets()
                        .latest(turn.key(), seat)
                        .filter(Revision::says)
                        .isEmpty())
                .filter(seat -> position.prepared(seat).isEmpty())
                .toList();
    }

    /** Does a step for all that wait for it, until none is left; what fails is left for the next time. */
    private void each(Supplier<List<TurnKey>> waiting, Set<TurnKey> failed, Consumer<TurnKey> step) {
        List<TurnKey> keys = waiting.get();
        while (!failed.containsAll(keys)) {
            for (TurnKey key : keys) {
                try {
                    step.accept(key);
                } catch (RuntimeException e) {
                    LOG.error(
                            "turn {} of {} waits: {}",
                            key.number(),
                            key.campaign(),
                            e.getClass().getName());
                    failed.add(key);
                }
            }
            keys = waiting.get();
        }
    }

    private Optional<CampaignTurn> find(TurnKey key) {
        return bureau.ledger().read(books -> books.turns().find(key));
    }

    private Campaign campaign(TurnKey key) {
        return bureau.ledger().read(books -> Usher.find(books, key.campaign()));
    }
}
