package heraldo.bot.campaign.model;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/**
 * Wishes about single dates of a cadence.
 *
 * @param first the first deadline; empty if the cadence decides
 * @param quiet days without deadlines
 */
public record CadenceBounds(Optional<LocalDateTime> first, List<DateRange> quiet) {

    /** Leaves every date to the cadence. */
    public static final CadenceBounds NONE = new CadenceBounds(Optional.empty(), List.of());

    public CadenceBounds {
        quiet = List.copyOf(quiet);
    }

    /** A cadence that keeps to them; what its own lines say of it stays where nothing is wished. */
    public Cadence in(Cadence cadence) {
        Cadence begun = first.isPresent() ? cadence.beginning(first) : cadence;
        return quiet.isEmpty() ? begun : begun.resting(quiet);
    }
}
