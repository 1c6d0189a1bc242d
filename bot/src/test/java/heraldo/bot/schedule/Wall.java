package heraldo.bot.schedule;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A cadence told twice: as a cron expression, and as the days and times that it means.
 *
 * @param times in order
 */
record Wall(String cron, Predicate<LocalDate> days, List<LocalTime> times) {

    /** Gap hours, overlap hours, midnight, weekly, every hour, twice a day, monthly, day of month or of week. */
    static final List<Wall> EIGHT = List.of(
            new Wall("30 2 * * *", day -> true, at(2, 30)),
            new Wall("30 1 * * *", day -> true, at(1, 30)),
            new Wall("0 0 * * *", day -> true, at(0, 0)),
            new Wall("0 0 * * SUN", day -> day.getDayOfWeek() == DayOfWeek.SUNDAY, at(0, 0)),
            new Wall("15 * * * *", day -> true, hourly(15)),
            new Wall("45 2,14 * * *", day -> true, List.of(LocalTime.of(2, 45), LocalTime.of(14, 45))),
            new Wall("0 3 1 * *", day -> day.getDayOfMonth() == 1, at(3, 0)),
            new Wall(
                    "30 23 28-31 * SAT",
                    day -> day.getDayOfMonth() >= 28 || day.getDayOfWeek() == DayOfWeek.SATURDAY,
                    at(23, 30)));

    /** Its dates after one time on the wall and up to another. */
    List<LocalDateTime> dates(LocalDateTime after, LocalDateTime until) {
        List<LocalDateTime> dates = new ArrayList<>();
        for (LocalDate day = after.toLocalDate(); !day.isAfter(until.toLocalDate()); day = day.plusDays(1)) {
            if (days.test(day)) {
                times.stream().map(day::atTime).forEach(dates::add);
            }
        }
        dates.removeIf(date -> !date.isAfter(after) || date.isAfter(until));
        return dates;
    }

    boolean hourly() {
        return times.size() > 2;
    }

    /** Whether every day has a date. */
    boolean daily() {
        LocalDate any = LocalDate.of(2024, 1, 2);
        return IntStream.range(0, 20).mapToObj(any::plusDays).allMatch(days);
    }

    private static List<LocalTime> at(int hour, int minute) {
        return List.of(LocalTime.of(hour, minute));
    }

    private static List<LocalTime> hourly(int minute) {
        return IntStream.range(0, 24)
                .mapToObj(hour -> LocalTime.of(hour, minute))
                .toList();
    }

    @Override
    public String toString() {
        return cron;
    }
}
