package heraldo.bot.discord.text;

import java.time.DayOfWeek;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Days of the week and the hours at which turns end on them: what most lines of cron say.
 *
 * @param days at least one
 * @param times at least one, all at the same minute of their hour
 */
public record WeekTimes(SortedSet<DayOfWeek> days, List<LocalTime> times) {

    private static final Pattern LINE = Pattern.compile("(\\d{1,2}) (\\d{1,2}(?:,\\d{1,2})*) \\* \\* (\\S+)");
    private static final Pattern RANGE = Pattern.compile("([A-Z]{3}|\\d)(?:-([A-Z]{3}|\\d))?");
    private static final List<String> NAMES = List.of("SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT");
    private static final int WEEK = NAMES.size();
    private static final int HOURS = 24;
    private static final int MINUTES = 60;

    public WeekTimes {
        days = Collections.unmodifiableSortedSet(new TreeSet<>(days));
        times = List.copyOf(times);
    }

    /** Parses a cron line; empty if days of the week and hours cannot express it. */
    public static Optional<WeekTimes> of(String cron) {
        Matcher line = LINE.matcher(cron.strip().replaceAll("\\s+", " ").toUpperCase(Locale.ROOT));
        if (!line.matches()) {
            return Optional.empty();
        }
        List<LocalTime> times = times(Integer.parseInt(line.group(1)), line.group(2));
        return times.isEmpty() ? Optional.empty() : days(line.group(3)).map(days -> new WeekTimes(days, times));
    }

    private static List<LocalTime> times(int minute, String field) {
        List<Integer> hours =
                Arrays.stream(field.split(",", -1)).map(Integer::valueOf).toList();
        boolean told = minute < MINUTES && hours.stream().allMatch(hour -> hour < HOURS);
        return told ? hours.stream().map(hour -> LocalTime.of(hour, minute)).toList() : List.of();
    }

    /** Empty if they are not simply listed. */
    private static Optional<SortedSet<DayOfWeek>> days(String field) {
        SortedSet<DayOfWeek> days = new TreeSet<>();
        if (field.equals("*")) {
            days.addAll(EnumSet.allOf(DayOfWeek.class));
            return Optional.of(days);
        }
        for (String part : field.split(",", -1)) {
            Matcher range = RANGE.matcher(part);
            if (!range.matches()) {
                return Optional.empty();
            }
            int first = number(range.group(1));
            int last = range.group(2) == null ? first : number(range.group(2));
            for (int day = first; day <= (last < first ? last + WEEK : last); day++) {
                days.add(DayOfWeek.of((day + WEEK - 1) % WEEK + 1));
            }
        }
        return Optional.of(days);
    }

    /** As cron counts them: Sunday is 0, and 7 as well. */
    private static int number(String day) {
        return NAMES.contains(day) ? NAMES.indexOf(day) : Integer.parseInt(day);
    }

    /** Returns whether turns end on all days of the week. */
    public boolean daily() {
        return days.size() == WEEK;
    }

    /** The three letters by which cron knows a day. */
    public static String name(DayOfWeek day) {
        return NAMES.get(day.getValue() % WEEK);
    }

    /** As a line of cron. */
    public String cron() {
        List<String> hours = new ArrayList<>();
        times.forEach(time -> hours.add(String.valueOf(time.getHour())));
        String week = daily() ? "*" : days.stream().map(WeekTimes::name).collect(Collectors.joining(","));
        return times.get(0).getMinute() + " " + String.join(",", hours) + " * * " + week;
    }
}
