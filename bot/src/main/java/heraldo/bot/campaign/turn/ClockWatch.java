package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.port.CampaignClock.Reading;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Detects that the wall clock was set, by comparing it with the monotonic clock between two checks. It is distrusted until it
 * is set back, or has run evenly for long enough. To be checked about once a minute, from one thread.
 */
final class ClockWatch {
    private final TurnTimes times;
    private Optional<Reading> last = Optional.empty();
    private Duration off = Duration.ZERO;
    /** When it was set last, on the steady clock. */
    private Duration set = Duration.ZERO;

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
     * @param proven a moment that is known to have passed: what this clock showed in an earlier run of the program. Only the
     *     first look asks for it
     * @return how far the clock has been set, forwards or backwards; zero while it is in order
     */
    Duration look(Reading now, Supplier<Optional<Instant>> proven) {
        Duration jump = last.map(before -> between(before, now)).orElseGet(() -> behind(now, proven));
        if (jump.abs().compareTo(times.doubt().jump()) > 0) {
            off = off.plus(jump);
            set = now.steady();
        }
        if (off.abs().compareTo(times.doubt().jump()) <= 0
                || now.steady().minus(set).compareTo(times.doubt().trial()) >= 0) {
            off = Duration.ZERO;
        }
        last = Optional.of(now);
        return off;
    }

    /** What the last look found. */
    Duration off() {
        return off;
    }

    private static Duration between(Reading before, Reading now) {
        return Duration.between(before.shown(), now.shown()).minus(now.steady().minus(before.steady()));
    }

    private static Duration behind(Reading now, Supplier<Optional<Instant>> proven) {
        return proven.get()
                .map(moment -> Duration.between(moment, now.shown()))
                .filter(Duration::isNegative)
                .orElse(Duration.ZERO);
    }
}
