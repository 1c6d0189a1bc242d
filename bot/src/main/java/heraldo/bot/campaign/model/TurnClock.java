package heraldo.bot.campaign.model;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Optional;

/**
 * The times of a turn: its beginning, its deadline and its early end.
 *
 * @param opened the time of its opening
 * @param due the deadline; empty while the campaign is paused and after the end of the game; see {@link CampaignTurn#deadline}
 *     for whether it is in force
 * @param early the early end because all due players are ready, unless one of them takes that back; see
 *     {@link CampaignTurn#ends}. Any other change to an open turn cancels it
 * @param nominal the wall-clock time of its deadline, from which the next is counted
 */
public record TurnClock(Instant opened, Optional<Instant> due, Optional<Instant> early, LocalDateTime nominal) {
    TurnClock withEarly(Optional<Instant> at) {
        return new TurnClock(opened, due, at, nominal);
    }

    /** There is no deadline any more; the next one is counted from the same time. */
    TurnClock stopped() {
        return new TurnClock(opened, Optional.empty(), Optional.empty(), nominal);
    }

    TurnClock withDeadline(Deadline deadline) {
        return new TurnClock(opened, Optional.of(deadline.at()), Optional.empty(), deadline.nominal());
    }
}
