package heraldo.bot.schedule;

import heraldo.bot.campaign.model.DateParser;
import heraldo.bot.campaign.model.DateRange;
import heraldo.bot.campaign.model.Rhythm;
import heraldo.rules.kernel.DayName;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Cadences as people say them, in Spanish or English: «cada 2 días a las 20:00», “Wednesday and Sunday at 9:30 pm”, “last day of
 * the month at 18:00”. Several are set apart by semicolons or ends of lines; what is none of these stays as it is typed.
 */
final class SpokenCadence {

    private static final String TIME = "\\d{1,2}(?:[:.H]\\d{2})?(?: ?H| ?[AP]\\.? ?M\\.?)?";
    private static final String TIMES = "(" + TIME + "(?:(?:, ?| Y | AND )" + TIME + ")*)";
    private static final String AT = " ?,? (?:A LAS?|AT) " + TIMES;
    private static final String FROM = "(?: (?:DESDE(?: EL)?|FROM|STARTING)(?: ON)? (.+?))?";

    private static final Pattern DAYS = Pattern.compile("(?:CADA|EVERY) (\\d{1,3}) (?:DIAS?|DAYS?)" + AT + FROM);
    private static final Pattern HOURS = Pattern.compile(
            "(?:CADA|EVERY) (\\d{1,3}) (?:HORAS?|HOURS?)" + FROM + "(?: ?,? (?:A LAS?|AT) (" + TIME + "))?");
    private static final Pattern DAILY =
            Pattern.compile("(?:TODOS LOS DIAS|CADA DIA|A DIARIO|DIARIO|EVERY DAY|DAILY)" + AT);
    private static final Pattern LAST = Pattern.compile(
            "(?:EL |THE )?(?:ULTIMO DIA (?:DEL|DE CADA|DE) MES|LAST DAY OF (?:THE|EVERY|EACH) MONTH)" + AT);
    private static final Pattern WEEKLY = Pattern.compile(
            "((?:(?:LOS|EL|CADA|ON|EVERY) )?[A-Z]+(?:(?: ?, ?| Y | AND )(?:(?:LOS|EL|ON) )?[A-Z]+)*)" + AT);
    private static final Pattern QUIET =
            Pattern.compile("(?:SIN PLAZOS?|DESCANSO|PAUSA|NO DEADLINES?|QUIET|BREAK):? (?:ON )?(.+)");
    private static final Pattern FIRST = Pattern.compile(
            "(?:(?:EL |THE )?(?:PRIMER PLAZO|PRIMERO|FIRST DEADLINE|FIRST|PRIMER TURNO HASTA)):? (?:ON )?(.+)");
    /** The languages in which a cadence can be said. */
    private static final List<Locale> LANGUAGES = List.of(Locale.of("es"), Locale.ENGLISH);

    private static final Pattern AND = Pattern.compile(" ?, ?| Y | AND ");

    private final LocalDate today;
    private final DateParser dates;

    private SpokenCadence(LocalDate today) {
        this.today = today;
        this.dates = new DateParser(today, LANGUAGES);
    }

    /**
     * A cadence as it is stored.
     *
     * @param typed as somebody said it
     * @param today where a line counts days or hours, and does not say from when
     */
    static String stored(String typed, LocalDate today) {
        SpokenCadence reader = new SpokenCadence(today);
        return Arrays.stream(typed.strip().split("[;\\n]+"))
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(line -> reader.line(line).orElse(line))
                .collect(Collectors.joining(Rhythm.SEPARATOR + " "));
    }

    private Optional<String> line(String typed) {
        String bare = DayName.bare(typed).replaceAll("\\s+", " ");
        return days(bare)
                .or(() -> hours(bare))
                .or(() -> one(LAST, bare).map(times -> new Rhythm.LastDay(times).written()))
                .or(() -> one(DAILY, bare).flatMap(times -> cron("*", times)))
                .or(() -> weekly(bare))
                .or(() -> quiet(bare))
                .or(() -> first(bare));
    }

    /** Several dates or ranges, set apart by commas or “and”, are lines of their own. */
    private Optional<String> quiet(String bare) {
        Matcher quiet = QUIET.matcher(bare);
        if (!quiet.matches()) {
            return Optional.empty();
        }
        List<Optional<DateRange>> ranges =
                Arrays.stream(AND.split(quiet.group(1), -1)).map(dates::range).toList();
        return ranges.stream().allMatch(Optional::isPresent)
                ? Optional.of(ranges.stream()
                        .flatMap(Optional::stream)
                        .map(range -> new Rhythm.Quiet(range).written())
                        .collect(Collectors.joining(Rhythm.SEPARATOR + " ")))
                : Optional.empty();
    }

    private Optional<String> first(String bare) {
        Matcher first = FIRST.matcher(bare);
        return first.matches()
                ? DateParser.moment(first.group(1), dates::date).map(at -> new Rhythm.First(at).written())
                : Optional.empty();
    }

    private Optional<String> days(String bare) {
        Matcher days = DAYS.matcher(bare);
        if (!days.matches()) {
            return Optional.empty();
        }
        Optional<LocalDate> from = from(days.group(3));
        return times(days.group(2))
                .flatMap(times ->
                        from.map(first -> new Rhythm.Days(Integer.parseInt(days.group(1)), times, first).written()));
    }

    private Optional<String> hours(String bare) {
        Matcher hours = HOURS.matcher(bare);
        if (!hours.matches()) {
            return Optional.empty();
        }
        Optional<LocalDate> from = from(hours.group(2));
        Optional<LocalTime> at =
                hours.group(3) == null ? Optional.of(LocalTime.MIDNIGHT) : DateParser.time(hours.group(3));
        return from.flatMap(day ->
                at.map(time -> new Rhythm.Hours(Integer.parseInt(hours.group(1)), day.atTime(time)).written()));
    }

    private Optional<LocalDate> from(@Nullable String said) {
        return said == null ? Optional.of(today) : dates.date(said);
    }

    private static Optional<List<LocalTime>> one(Pattern kind, String bare) {
        Matcher line = kind.matcher(bare);
        return line.matches() ? times(line.group(1)) : Optional.empty();
    }

    private static Optional<String> weekly(String bare) {
        Matcher week = WEEKLY.matcher(bare);
        if (!week.matches()) {
            return Optional.empty();
        }
        SortedSet<DayName> days = new TreeSet<>();
        for (String word : AND.split(week.group(1), -1)) {
            Optional<DayName> day = DayName.of(singular(word.replaceFirst("^(?:LOS|EL|CADA|ON|EVERY) ", "")));
            if (day.isEmpty()) {
                return Optional.empty();
            }
            days.add(day.get());
        }
        String names = days.stream().map(DayName::name).collect(Collectors.joining(","));
        return times(week.group(2)).flatMap(times -> cron(names, times));
    }

    /** Saturdays and Sundays have more of them in Spanish, too; the others look the same. */
    private static String singular(String day) {
        boolean many = day.equals("SABADOS") || day.equals("DOMINGOS") || day.endsWith("DAYS");
        return many ? day.substring(0, day.length() - 1) : day;
    }

    /** A line of cron has one minute for all of its hours; several minutes need several lines. */
    private static Optional<String> cron(String days, List<LocalTime> times) {
        return Optional.of(times.stream()
                .collect(Collectors.groupingBy(LocalTime::getMinute, java.util.TreeMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(minute -> minute.getKey() + " "
                        + minute.getValue().stream()
                                .sorted()
                                .map(time -> String.valueOf(time.getHour()))
                                .collect(Collectors.joining(","))
                        + " * * " + days)
                .collect(Collectors.joining(Rhythm.SEPARATOR + " ")));
    }

    private static Optional<List<LocalTime>> times(String said) {
        List<LocalTime> times = new ArrayList<>();
        for (String part : AND.split(said, -1)) {
            Optional<LocalTime> time = DateParser.time(part);
            if (time.isEmpty()) {
                return Optional.empty();
            }
            times.add(time.get());
        }
        return Optional.of(times);
    }
}
