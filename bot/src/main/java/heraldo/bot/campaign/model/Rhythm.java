package heraldo.bot.campaign.model;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** One line of a cadence: dates at which turns end, the first of them, or days without any. */
public sealed interface Rhythm {

    /** The separator of lines. */
    String SEPARATOR = ";";

    /** As it is stored, and can be typed. */
    String written();

    /**
     * Five fields of Unix cron, or what is none; whoever computes its dates finds out.
     *
     * @param written as it was typed
     */
    record Cron(String written) implements Rhythm {}

    /**
     * Every so many days.
     *
     * @param every at least 1
     * @param times at least one, earliest first
     * @param from the first day
     */
    record Days(int every, List<LocalTime> times, LocalDate from) implements Rhythm {
        private static final Pattern WRITTEN =
                Pattern.compile("every (\\d{1,3}) days at ([\\d:,]+) from (\\d{4}-\\d\\d-\\d\\d)");

        public Days {
            times = times.stream().sorted().toList();
        }

        @Override
        public String written() {
            return "every " + every + " days at " + joined(times) + " from " + from;
        }
    }

    /**
     * Every so many hours.
     *
     * @param every at least 1
     * @param from the first moment
     */
    record Hours(int every, LocalDateTime from) implements Rhythm {
        private static final Pattern WRITTEN =
                Pattern.compile("every (\\d{1,3}) hours from (\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d)");

        @Override
        public String written() {
            return "every " + every + " hours from " + from;
        }
    }

    /**
     * The last day of every month.
     *
     * @param times at least one, earliest first
     */
    record LastDay(List<LocalTime> times) implements Rhythm {
        private static final Pattern WRITTEN = Pattern.compile("last day of the month at ([\\d:,]+)");

        public LastDay {
            times = times.stream().sorted().toList();
        }

        @Override
        public String written() {
            return "last day of the month at " + joined(times);
        }
    }

    /**
     * The first deadline, chosen freely: the other lines count from then on.
     *
     * @param at on the wall clock
     */
    record First(LocalDateTime at) implements Rhythm {
        private static final Pattern WRITTEN = Pattern.compile("first (\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d)");

        @Override
        public String written() {
            return "first " + at;
        }
    }

    /** Days on which no turn ends. */
    record Quiet(DateRange days) implements Rhythm {
        private static final Pattern WRITTEN =
                Pattern.compile("quiet (\\d{4}-\\d\\d-\\d\\d) to (\\d{4}-\\d\\d-\\d\\d)");

        @Override
        public String written() {
            return "quiet " + days.from() + " to " + days.until();
        }
    }

    /** Returns whether turns end at its dates. */
    default boolean hasDates() {
        return !(this instanceof First || this instanceof Quiet);
    }

    /** The lines of a cadence as it is stored. */
    static List<Rhythm> all(String cadence) {
        return Arrays.stream(cadence.split(SEPARATOR))
                .map(String::strip)
                .<Rhythm>map(Rhythm::of)
                .toList();
    }

    private static Rhythm of(String line) {
        Matcher days = Days.WRITTEN.matcher(line);
        if (days.matches()) {
            return new Days(Integer.parseInt(days.group(1)), times(days.group(2)), LocalDate.parse(days.group(3)));
        }
        Matcher hours = Hours.WRITTEN.matcher(line);
        if (hours.matches()) {
            return new Hours(Integer.parseInt(hours.group(1)), LocalDateTime.parse(hours.group(2)));
        }
        Matcher last = LastDay.WRITTEN.matcher(line);
        return last.matches() ? new LastDay(times(last.group(1))) : besideDates(line);
    }

    private static Rhythm besideDates(String line) {
        Matcher first = First.WRITTEN.matcher(line);
        if (first.matches()) {
            return new First(LocalDateTime.parse(first.group(1)));
        }
        Matcher quiet = Quiet.WRITTEN.matcher(line);
        return quiet.matches()
                ? new Quiet(new DateRange(LocalDate.parse(quiet.group(1)), LocalDate.parse(quiet.group(2))))
                : new Cron(line);
    }

    private static List<LocalTime> times(String text) {
        return Arrays.stream(text.split(",")).map(LocalTime::parse).toList();
    }

    private static String joined(List<LocalTime> times) {
        return times.stream().map(LocalTime::toString).collect(Collectors.joining(","));
    }
}
