package heraldo.bot.campaign.model;

import java.time.LocalDate;

/**
 * Days in a row.
 *
 * @param from the first
 * @param until the last, not before the first
 */
public record DateRange(LocalDate from, LocalDate until) {

    /** Returns whether a day is one of them. */
    public boolean contains(LocalDate day) {
        return !day.isBefore(from) && !day.isAfter(until);
    }
}
