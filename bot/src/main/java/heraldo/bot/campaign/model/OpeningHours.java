package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Hours;
import heraldo.rules.kernel.Turn;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.Optional;

/**
 * The days of turns that have one of their own. A time that does not exist when clocks go forward comes after the gap, and one
 * that comes twice counts the first time.
 */
public record OpeningHours(Hours hours, ZoneId zone) {

    private static final int MINUTES = 60;

    /** When the day of a turn begins, if it has one of its own and the campaign keeps to the calendar. */
    public static Optional<Instant> opening(Campaign campaign, CampaignTurn turn, Turn rules) {
        return rules.length()
                .hours()
                .filter(hours -> !campaign.lesson())
                .map(hours -> new OpeningHours(hours, campaign.cadence().zone()))
                .map(day -> day.instant(day.opening(turn.clock().nominal())));
    }

    /** The same, if that day had not begun when the turn was opened. */
    public static Optional<Instant> ahead(Campaign campaign, CampaignTurn turn, Turn rules) {
        return opening(campaign, turn, rules).filter(turn.clock().opened()::isBefore);
    }

    /** The end of the first day that is not over at a time. */
    public Deadline closing(LocalDateTime from) {
        LocalDate day = from.toLocalDate().with(TemporalAdjusters.nextOrSame(weekday()));
        LocalDateTime close = day.atTime(time(hours.closes()));
        return deadline(close.isBefore(from) ? close.plusWeeks(1) : close);
    }

    /** The end of the first day that has not begun at a time. */
    public Deadline whole(LocalDateTime from) {
        Deadline closing = closing(from);
        boolean begun = opening(closing.nominal()).isBefore(from);
        return begun ? deadline(closing.nominal().plusWeeks(1)) : closing;
    }

    /** Whether a day has begun. */
    public boolean begun(LocalDateTime close, Instant at) {
        return !at.isBefore(instant(opening(close)));
    }

    /** The deadline of a wall-clock time. */
    public Deadline deadline(LocalDateTime close) {
        return new Deadline(close, instant(close));
    }

    private LocalDateTime opening(LocalDateTime close) {
        return close.toLocalDate().atTime(time(hours.opens()));
    }

    private Instant instant(LocalDateTime time) {
        return ZonedDateTime.ofLocal(time, zone, null).toInstant();
    }

    private DayOfWeek weekday() {
        return DayOfWeek.of(hours.weekday());
    }

    private static LocalTime time(int minutes) {
        return LocalTime.of(minutes / MINUTES, minutes % MINUTES);
    }
}
