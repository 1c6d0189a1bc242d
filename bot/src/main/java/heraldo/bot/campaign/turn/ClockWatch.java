package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.port.CampaignClock.Reading;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Detects that the wall clock was set, by comparing it with the monotonic clock between two checks. It is distrusted until it
 * is set back, until somebody outside says the same time, or has run evenly for long enough without anybody saying another. To be
 * checked about once a minute, from one thread.
 */
final class ClockWatch {
    private final TurnTimes times;
    private Optional<Reading> last = Optional.empty();
    private Duration off = Duration.ZERO;
    /** The time of the last jump of the wall clock, on the monotonic clock. */
    private Duration set = Duration.ZERO;

    private boolean proven;

    /**
     * Has not looked yet.
     *
     * @param times say what time servers and slow machines may shift the clock by between two looks, and how long one that was
     *     shifted by more is doubted
     */
    ClockWatch(TurnTimes times) {
        this.times = times;
    }

    /**
     * Looks at the clock.
     *
     * @param passed a moment that is known to have passed: what this clock showed in an earlier run of the program. Only the
     *     first look asks for it
     * @param outside the offset by which the clock is ahead of outside sources since a moment of the steady clock
     * @return the offset by which the clock has been set, forwards or backwards; zero while it is in order
     */
    Duration look(Reading now, Supplier<Optional<Instant>> passed, Function<Duration, Optional<Duration>> outside) {
        Duration jump = last.map(before -> between(before, now)).orElseGet(() -> behind(now, passed));
        if (jump.abs().compareTo(times.doubt().jump()) > 0) {
            off = off.plus(jump);
            set = now.steady();
            proven = false;
        }
        Optional<Duration> ahead = off.isZero() ? Optional.empty() : outside.apply(set);
        boolean right = ahead.filter(this::slight).isPresent();
        boolean tried = ahead.isEmpty()
                && now.steady().minus(set).compareTo(times.doubt().trial()) >= 0;
        if (slight(off) || right || tried) {
            proven |= right;
            off = Duration.ZERO;
        }
        last = Optional.of(now);
        return off;
    }

    private boolean slight(Duration jump) {
        return jump.abs().compareTo(times.doubt().jump()) <= 0;
    }

    /** Returns whether an outside source has confirmed the clock since it was last set. */
    boolean proven() {
        return proven;
    }

    /** Returns the offset that the last check found; zero if the clock is in order. */
    Duration off() {
        return off;
    }

    private static Duration between(Reading before, Reading now) {
        return Duration.between(before.shown(), now.shown()).minus(now.steady().minus(before.steady()));
    }

    private static Duration behind(Reading now, Supplier<Optional<Instant>> passed) {
        return passed.get()
                .map(moment -> Duration.between(moment, now.shown()))
                .filter(Duration::isNegative)
                .orElse(Duration.ZERO);
    }
}
