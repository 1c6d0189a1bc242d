package heraldo.bot.campaign.model;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The effect of another cadence on an open turn.
 *
 * @param before its deadline as it stands; empty if none does
 * @param after the deadline it would have; empty if the cadence does not decide it
 * @param preview the dates of the other cadence
 */
public record DeadlineChange(Optional<Instant> before, Optional<Instant> after, CadencePreview preview) {

    /** The time that those who are still due would lose; empty if they would lose none. */
    public Optional<Duration> lost() {
        return before.flatMap(due -> after.map(earlier -> Duration.between(earlier, due)))
                .filter(Duration::isPositive);
    }
}
