package heraldo.bot.schedule;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.DateRange;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Rhythm;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The dates of a cadence on the wall clock, whatever its lines say. */
final class CadenceDates {

    private final List<Function<LocalDateTime, Optional<LocalDateTime>>> lines;
    private final Optional<LocalDateTime> first;
    private final List<DateRange> quiet;

    private CadenceDates(Cadence cadence) {
        // Without a line that has dates the empty one is read, whose refusal says what is missing.
        this.lines =
                Rhythm.all(cadence.dates()).stream().map(CadenceDates::line).toList();
        this.first = cadence.first();
        this.quiet = cadence.quiet();
    }

    /**
     * Reads a cadence.
     *
     * @throws RefusedException if one of its lines is none; the sentence names the place and the remedy
     */
    static CadenceDates of(Cadence cadence) {
        return new CadenceDates(cadence);
    }

    /** The first date after another; empty if there is none. A first deadline that is yet to come is the next. */
    Optional<LocalDateTime> next(LocalDateTime after) {
        return first.filter(after::isBefore).or(() -> awake(after));
    }

    /** The first date of the lines that lies on no quiet day. */
    private Optional<LocalDateTime> awake(LocalDateTime after) {
        Optional<LocalDateTime> date = usual(after);
        Optional<DateRange> rest = date.flatMap(found -> quiet.stream()
                .filter(days -> days.contains(found.toLocalDate()))
                .findFirst());
        return rest.isEmpty() ? date : awake(rest.get().until().atTime(LocalTime.MAX));
    }

    private Optional<LocalDateTime> usual(LocalDateTime after) {
        return lines.stream().flatMap(line -> line.apply(after).stream()).min(Comparator.naturalOrder());
    }

    private static Function<LocalDateTime, Optional<LocalDateTime>> line(Rhythm rhythm) {
        return switch (rhythm) {
            case Rhythm.Cron cron -> UnixCron.of(cron.written())::next;
            case Rhythm.Days days -> after -> Optional.of(next(demanding(days.every(), days), after));
            case Rhythm.Hours hours -> after -> Optional.of(next(demanding(hours.every(), hours), after));
            case Rhythm.LastDay last -> after -> Optional.of(next(last, after));
            case Rhythm.First none -> after -> Optional.empty();
            case Rhythm.Quiet none -> after -> Optional.empty();
        };
    }

    private static <R> R demanding(int every, R rhythm) {
        if (every == 0) {
            throw RefusedException.of("cron-never");
        }
        return rhythm;
    }

    private static LocalDateTime next(Rhythm.Days days, LocalDateTime after) {
        long passed = Math.max(0, ChronoUnit.DAYS.between(days.from(), after.toLocalDate()));
        LocalDate first = days.from().plusDays(passed / days.every() * days.every());
        return firstOf(Stream.iterate(first, day -> day.plusDays(days.every())), days.times(), after);
    }

    private static LocalDateTime next(Rhythm.LastDay last, LocalDateTime after) {
        Stream<LocalDate> days = Stream.iterate(YearMonth.from(after), month -> month.plusMonths(1))
                .map(YearMonth::atEndOfMonth);
        return firstOf(days, last.times(), after);
    }

    private static LocalDateTime firstOf(Stream<LocalDate> days, List<LocalTime> times, LocalDateTime after) {
        return days.flatMap(day -> times.stream().map(day::atTime))
                .filter(date -> date.isAfter(after))
                .findFirst()
                .orElseThrow();
    }

    private static LocalDateTime next(Rhythm.Hours hours, LocalDateTime after) {
        if (after.isBefore(hours.from())) {
            return hours.from();
        }
        long passed = Duration.between(hours.from(), after).toHours();
        return hours.from().plusHours((passed / hours.every() + 1) * hours.every());
    }
}
