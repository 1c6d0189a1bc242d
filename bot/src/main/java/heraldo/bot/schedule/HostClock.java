package heraldo.bot.schedule;

import heraldo.bot.campaign.port.CampaignClock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;

/** The clock of the campaigns, to the millisecond: the machine's own, which a sandbox may set ahead. */
public final class HostClock implements CampaignClock {
    private final InstantSource machine;
    private final LongSupplier steady;
    private volatile Duration ahead = Duration.ZERO;
    private volatile Optional<Told> told = Optional.empty();
    private volatile Runnable asker = () -> {};
    private final AtomicReference<Optional<Runnable>> waiting = new AtomicReference<>(Optional.empty());

    /** The lead of the machine's clock over an outside clock, at a moment of the steady clock. */
    private record Told(Duration at, Duration ahead) {}

    /** A clock beside the machine's count of nanoseconds, which stands still while the machine is suspended. */
    public HostClock(InstantSource machine) {
        this(machine, System::nanoTime);
    }

    /**
     * A clock.
     *
     * @param steady nanoseconds that only ever grow
     */
    public HostClock(InstantSource machine, LongSupplier steady) {
        this.machine = machine;
        this.steady = steady;
    }

    @Override
    public Instant instant() {
        return at(machine.instant());
    }

    @Override
    public Instant at(Instant outside) {
        return outside.plus(ahead).truncatedTo(ChronoUnit.MILLIS);
    }

    /** Setting the clock ahead through {@link #jumpTo} is meant, so the steady clock goes with it. */
    @Override
    public Reading reading() {
        Duration set = ahead;
        Instant shown = machine.instant().plus(set).truncatedTo(ChronoUnit.MILLIS);
        return new Reading(shown, Duration.ofNanos(steady.getAsLong()).plus(set));
    }

    @Override
    public void hear(Instant outside) {
        told = Optional.of(new Told(reading().steady(), Duration.between(outside, machine.instant())));
        waiting.getAndSet(Optional.empty()).ifPresent(Runnable::run);
    }

    @Override
    public Optional<Duration> ahead(Duration since) {
        return told.filter(last -> last.at().compareTo(since) >= 0).map(Told::ahead);
    }

    @Override
    public void ask(Runnable then) {
        waiting.set(Optional.of(then));
        asker.run();
    }

    @Override
    public void askedFrom(Runnable other) {
        asker = other;
    }

    /** Sets the clock ahead to an instant; an instant that has passed changes nothing. */
    public synchronized void jumpTo(Instant instant) {
        Duration missing = Duration.between(instant(), instant);
        if (missing.isPositive()) {
            ahead = ahead.plus(missing);
        }
    }
}
