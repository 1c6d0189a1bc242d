package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.campaign.press.Talks;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends turns. Every step is one transaction that moves the turn's row to its next state (open, locked, sealed, resolved,
 * published), so that the clerk can be killed at any moment. While people cannot reach the bot, their turns do not end:
 * deadlines wait until they can.
 */
public final class DeadlineClerk {
    private static final Logger LOG = LoggerFactory.getLogger(DeadlineClerk.class);
    private static final int BATCH = 200;
    private static final Duration SOON = Duration.ofSeconds(1);

    private final Bureau bureau;
    private final Forethought forethought;
    private final GovernorOffers offers;
    private final Umpire umpire;
    private final Crier crier;
    private final MissedDeadlines missed;
    private final Absences absences;
    private final GrantedPauses pauses;
    private final LapsedPetitions petitions;
    private final LateForgetting forgetting;
    /** The flag for a round under way. */
    private volatile boolean working;

    private final SealWatch seals = new SealWatch();
    private final List<Consumer<Act>> waiting = new CopyOnWriteArrayList<>();
    private final List<Consumer<Boolean>> occupied = new CopyOnWriteArrayList<>();
    private final ClockWatch watch;
    private final ClockHold clockHold;
    private final SpentPosts spent;

    public DeadlineClerk(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.forethought = new Forethought(bureau);
        this.offers = new GovernorOffers(bureau, forethought);
        this.umpire = new Umpire(bureau, positions, forethought);
        this.crier = new Crier(bureau, positions);
        this.missed = new MissedDeadlines(bureau, positions);
        this.absences = new Absences(bureau);
        this.pauses = new GrantedPauses(bureau, positions);
        this.petitions = new LapsedPetitions(bureau);
        this.forgetting = new LateForgetting(bureau);
        this.watch = new ClockWatch(bureau.policy().times());
        this.clockHold = new ClockHold(bureau);
        this.spent = new SpentPosts(bureau);
    }

    /**
     * Does everything that is due: reminders, deadlines, turns that were sealed and not played. While the clock is not in order
     * turns are held instead of ended. Where people cannot reach the bot, nothing is done but what has begun.
     */
    public void work() {
        working = true;
        try {
            round();
        } finally {
            working = false;
        }
    }

    /**
     * Has the books cleared of what is long spent and then copied, on the thread that asks, unless a round is under way: then it is
     * no time for it.
     */
    public void copyBooks() {
        spent.work(() -> working);
        if (!working) {
            bureau.ledger().copy(bureau.clock().instant());
        }
    }

    /** Has governors deal with people and think of what they will send, on the thread that asks, until a round begins. */
    public void think() {
        offers.work(() -> working);
        forethought.work(() -> working);
    }

    /** Returns the time at which governors resume the work that a round has interrupted; empty if there is none. */
    public Optional<Instant> nextThought() {
        return offers.interrupted() ? Optional.of(bureau.clock().instant().plus(SOON)) : Optional.empty();
    }

    private void round() {
        Duration off = off();
        absences.work(off.isZero());
        Instant then = bureau.clock().instant().minus(grace());
        Set<Long> silent = silent();
        Set<TurnKey> left = ConcurrentHashMap.newKeySet();
        if (off.isZero()) {
            pauses.work();
            each(() -> read(books -> books.turns().held(HoldReason.CLOCK)), left, key -> release(key, left));
        }
        each(() -> read(books -> books.turns().toRemind(then, silent, BATCH)), left, crier::remind);
        each(() -> read(books -> books.turns().due(then, silent, BATCH)), left, key -> end(key, off, left));
        all(() -> read(books -> books.turns().locked()), left, keys -> finish(keys, left));
        petitions.work();
        forgetting.work();
    }

    /** The servers whose people cannot reach the bot. */
    private Set<Long> silent() {
        return read(books -> books.campaigns().servers()).stream()
                .filter(server -> !bureau.reach().with(server).stands())
                .collect(Collectors.toSet());
    }

    /** Checks the clock and returns the offset by which it has been set; zero if it is in order. */
    private Duration off() {
        Duration before = watch.off();
        Duration off = watch.look(
                bureau.clock().reading(),
                () -> bureau.ledger().read(books -> books.turns().latest()),
                bureau.clock()::ahead);
        if (!off.isZero()) {
            bureau.clock().ask(bureau::wake);
        }
        if (off.isZero() && !before.isZero()) {
            LOG.info("the clock is in order again");
        } else if (!off.equals(before)) {
            LOG.warn("the clock has been set by {}: no turn is ended until it is in order", off);
        }
        return off;
    }

    /** Returns the time at which the next turn of any campaign ends, to which a sandbox sets its clock. */
    public Optional<Instant> nextDeadline() {
        return bureau.ledger().read(books -> books.turns().nextDeadline()).map(at -> at.plus(grace()));
    }

    /** The turns that end at a moment that {@link #nextDeadline} told, or before it. */
    public List<TurnKey> endingBy(Instant moment) {
        return read(books -> books.turns().due(moment.minus(grace()), Set.of(), BATCH));
    }

    /** Returns whether a turn has been played. */
    public boolean ended(TurnKey key) {
        return find(key)
                .map(CampaignTurn::status)
                .filter(status -> status == TurnStatus.RESOLVED || status == TurnStatus.PUBLISHED)
                .isPresent();
    }

    /** Returns the time of the next work, as long as the reach of the bot does not change. */
    public Optional<Instant> nextAlarm() {
        Set<Long> silent = silent();
        return read(books -> Stream.of(
                        books.turns().nextAlarm(silent).map(at -> at.plus(grace())),
                        books.petitions().nextEnd(),
                        books.outbox()
                                .sealWaitsSince()
                                .map(since -> since.plus(bureau.policy().sealPatience())))
                .flatMap(Optional::stream)
                .min(Comparator.naturalOrder()));
    }

    /**
     * Plays a step while somebody waits for its receipt. Where others may still answer the step, it is played when its seal is
     * posted, or when that takes too long.
     */
    public void step(TurnKey key, Act act) {
        Optional<Instant> until = umpire.finish(key, bureau.policy().sealPatience());
        if (until.isPresent()) {
            CrashPoint.SEAL_AWAITED.reached();
            waiting.forEach(each -> each.accept(act));
            seals.await(key, bureau.policy().sealPatience(), () -> sealWaits(key));
            CrashPoint.SEAL_CONFIRMED.reached();
            umpire.finish(key, Duration.ZERO);
        }
    }

    private boolean sealWaits(TurnKey key) {
        return bureau.ledger()
                .read(books -> books.outbox().waitsSince(key, Dispatch.Kind.STEP_SEALED))
                .isPresent();
    }

    /** From now on somebody is told when many turns begin to be played at once, and when that is done. */
    public void whenOccupied(Consumer<Boolean> told) {
        occupied.add(told);
    }

    /** From now on somebody is told of every act that has to wait for the post of a seal, on the thread that waits. */
    public void whenWaiting(Consumer<Act> told) {
        waiting.add(told);
    }

    /** A dispatch is posted, or given up: releases what waits for it. */
    public void posted(Dispatch dispatch) {
        if (dispatch.kind() == Dispatch.Kind.STEP_SEALED
                && !seals.posted(dispatch.turn().orElseThrow())) {
            bureau.wake();
        }
    }

    /**
     * The deadline has come, or the time to take back being ready is over: the turn takes no more orders or, if that moment was
     * missed by far, gets a new deadline. Waits for a step that was sent in time and is just being told.
     */
    private void end(TurnKey key, Duration off, Set<TurnKey> left) {
        CampaignTurn turn = find(key).orElseThrow();
        Optional<Instant> ends = turn.ends();
        if (ends.isEmpty() || ends.get().isAfter(bureau.clock().instant())) {
            return;
        }
        if (!off.isZero()) {
            clockHold.hold(turn, off);
        } else if (missed.passed(turn)) {
            missed.hold(turn, "held");
        } else if (missed.windowPassed(turn)) {
            missed.waitAgain(turn);
        } else if (contact(key) == Contact.OPEN) {
            lock(turn);
        } else {
            left.add(key);
        }
    }

    private Contact contact(TurnKey key) {
        return bureau.reach()
                .with(read(books -> Usher.find(books, key.campaign())).guild());
    }

    private void lock(CampaignTurn turn) {
        bureau.ledger().record(books -> {
            if (books.turns().change(turn, turn.locked())) {
                Talks.turned(books, turn.key().campaign(), bureau.clock().instant());
            }
            CrashPoint.LOCK_WRITTEN.reached();
        });
        CrashPoint.LOCK_COMMITTED.reached();
    }

    /** The clock is in order again. A deadline that has passed by far in the meantime was missed. */
    private void release(TurnKey key, Set<TurnKey> left) {
        CampaignTurn turn = find(key).orElseThrow();
        if (!contact(key).stands()) {
            left.add(key);
        } else if (watch.proven()
                && turn.due()
                        .filter(due -> due.isBefore(bureau.clock().instant()))
                        .isPresent()) {
            keep(turn, left);
        } else if (missed.passed(turn)) {
            missed.hold(turn, "clock-new");
        } else {
            clockHold.release(turn);
        }
    }

    /** The clock was right all the time, and the deadline came while it was doubted: it is kept, late. */
    private void keep(CampaignTurn turn, Set<TurnKey> left) {
        if (contact(turn.key()) == Contact.OPEN) {
            clockHold.keep(turn);
        } else {
            left.add(turn.key());
        }
    }

    /** Does a step for all that wait for it, until none is left; what fails, or has to wait, is left for the next time. */
    private static void each(Supplier<List<TurnKey>> waiting, Set<TurnKey> left, Consumer<TurnKey> step) {
        all(waiting, left, keys -> keys.forEach(key -> attempt(key, left, step)));
    }

    private static void all(Supplier<List<TurnKey>> waiting, Set<TurnKey> left, Consumer<List<TurnKey>> steps) {
        List<TurnKey> keys = waiting.get();
        while (!left.containsAll(keys)) {
            steps.accept(keys);
            keys = waiting.get();
        }
    }

    private void finish(List<TurnKey> keys, Set<TurnKey> left) {
        boolean many = ManyHands.many(keys);
        tell(many, true);
        try {
            ManyHands.each(keys, key -> attempt(key, left, each -> finish(each, left)));
        } finally {
            tell(many, false);
        }
    }

    private void tell(boolean many, boolean busy) {
        if (many) {
            occupied.forEach(each -> each.accept(busy));
        }
    }

    /** Plays a turn, unless it has to wait. */
    private void finish(TurnKey key, Set<TurnKey> left) {
        umpire.finish(key, bureau.policy().sealPatience()).ifPresent(until -> left.add(key));
    }

    private static void attempt(TurnKey key, Set<TurnKey> left, Consumer<TurnKey> step) {
        try {
            step.accept(key);
        } catch (RuntimeException e) {
            LOG.error(
                    "turn {} of {} waits: {}",
                    key.number(),
                    key.campaign(),
                    e.getClass().getName());
            left.add(key);
        }
    }

    private Duration grace() {
        return bureau.policy().times().grace();
    }

    private Optional<CampaignTurn> find(TurnKey key) {
        return read(books -> books.turns().find(key));
    }

    private <T> T read(Function<Books, T> look) {
        return bureau.ledger().read(look);
    }
}
