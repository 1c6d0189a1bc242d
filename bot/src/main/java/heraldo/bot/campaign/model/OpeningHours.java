package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Hours;
import heraldo.rules.kernel.Turn;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The days of turns that have one of their own. A time that does not exist when clocks go forward comes after the gap, and one
 * that comes twice counts the first time.
 *
 * @param cadence the cadence whose zone they are in; none of them is on its quiet days
 */
public record OpeningHours(Hours hours, Cadence cadence) {

    private static final int MINUTES = 60;

    /** Returns the beginning of a turn's own day; empty if it has none, or if the campaign does not keep to the calendar. */
    public static Optional<Instant> opening(Campaign campaign, CampaignTurn turn, Turn rules) {
        return rules.length()
                .hours()
                .filter(hours -> !campaign.lesson())
                .map(hours -> new OpeningHours(hours, campaign.cadence()))
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
        return awake(close.isBefore(from) ? close.plusWeeks(1) : close);
    }

    private Deadline awake(LocalDateTime close) {
        List<DateRange> quiet = cadence.quiet();
        return Stream.iterate(close, day -> day.plusWeeks(1))
                .filter(day -> quiet.stream().noneMatch(days -> days.contains(day.toLocalDate())))
                .map(this::deadline)
                .findFirst()
                .orElseThrow();
    }

    /** The end of the first day that has not begun at a time. */
    public Deadline whole(LocalDateTime from) {
        Deadline closing = closing(from);
        boolean begun = opening(closing.nominal()).isBefore(from);
        return begun ? awake(closing.nominal().plusWeeks(1)) : closing;
    }

    /** Returns whether the day that ends at a wall-clock time has begun by an instant. */
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
        return ZonedDateTime.ofLocal(time, cadence.zone(), null).toInstant();
    }

    private DayOfWeek weekday() {
        return DayOfWeek.of(hours.weekday());
    }

    private static LocalTime time(int minutes) {
        return LocalTime.of(minutes / MINUTES, minutes % MINUTES);
    }
}
