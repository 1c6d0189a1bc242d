package heraldo.bot.campaign.model;

import heraldo.rules.kernel.DayName;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Parses dates and times of day as people write them: {@code 24/12}, {@code 2026-12-24}, {@code 24 de diciembre},
 * {@code December 24}, {@code domingo}, {@code 9:30 pm}. The day stands before the month, unless only the other order gives a
 * date. A date without a year is the next of that name.
 */
public final class DateParser {

    private static final Pattern ISO = Pattern.compile("(\\d{4})-(\\d{1,2})-(\\d{1,2})");
    private static final Pattern SHORT = Pattern.compile("(\\d{1,2})[/.-](\\d{1,2})(?:[/.-](\\d{4}))?\\.?");
    private static final Pattern DAY_MONTH =
            Pattern.compile("(\\d{1,2})\\.?\\s+(?:DE\\s+)?(\\p{L}+)(?:\\s+(?:DE\\s+)?(\\d{4}))?");
    private static final Pattern MONTH_DAY = Pattern.compile("(\\p{L}+)\\s+(\\d{1,2})(?:,?\\s+(\\d{4}))?");
    private static final Pattern ARTICLE = Pattern.compile("^(?:EL|ON|THE|LA)\\s+");
    private static final Pattern CLOCK = Pattern.compile("(\\d{1,2})(?:[:.H](\\d{2}))?(?: ?(H|[AP])(?:\\.? ?M\\.?)?)?");
    private static final Pattern MOMENT = Pattern.compile(
            "(.+?)(?:T|,? +(?:A LAS? |AT )?)(\\d{1,2}(?:[:.H]\\d{2}(?: ?[AP]\\.? ?M\\.?)?| ?H| ?[AP]\\.? ?M\\.?)\\.?)");
    private static final Pattern RANGE = Pattern.compile(
            "(?:(?:DEL?|FROM|DESDE(?: EL)?)\\s+)?(.+?)(?:\\s+(?:AL?|TO|HASTA(?: EL)?|UNTIL|TILL|-)\\s+|\\s*[–—]\\s*|(?<=/\\d{1,2})-)(.+)");
    private static final Pattern DAY_ALONE = Pattern.compile("\\d{1,2}");
    /** The fewest letters by which a month is known. */
    private static final int LEAST_LETTERS = 3;

    private static final int NOON = 12;
    private static final int LAST_HOUR = 23;
    private static final int LAST_MINUTE = 59;

    private final LocalDate today;
    private final List<Locale> languages;

    /**
     * Creates a parser.
     *
     * @param today the day from which dates without a year, and days of the week, are counted
     * @param languages in which months have their names
     */
    public DateParser(LocalDate today, List<Locale> languages) {
        this.today = today;
        this.languages = List.copyOf(languages);
    }

    /** Parses a date; empty if the text is none. */
    public Optional<LocalDate> date(String text) {
        String bare = ARTICLE.matcher(DayName.bare(text.strip())).replaceFirst("");
        return iso(bare)
                .or(() -> brief(bare))
                .or(() -> named(DAY_MONTH.matcher(bare), 1, 2))
                .or(() -> named(MONTH_DAY.matcher(bare), 2, 1))
                .or(() -> DayName.of(bare).map(this::next));
    }

    /**
     * Parses a date and a time of day.
     *
     * @param dates parses the date
     * @return empty if the text does not end with a time, or begins with no date
     */
    public static Optional<LocalDateTime> moment(String text, Function<String, Optional<LocalDate>> dates) {
        Matcher moment = MOMENT.matcher(DayName.bare(text.strip()));
        if (!moment.matches()) {
            return Optional.empty();
        }
        String date = text.strip().substring(0, moment.end(1));
        return dates.apply(date).flatMap(day -> time(moment.group(2)).map(day::atTime));
    }

    /** Parses one day, or the first and last of several: {@code del 24 al 26 de diciembre}; empty if the text is neither. */
    public Optional<DateRange> range(String text) {
        Optional<DateRange> day = date(text).map(only -> new DateRange(only, only));
        return day.or(() -> {
            Matcher range = RANGE.matcher(DayName.bare(text.strip()));
            return range.matches() ? range(range.group(1), range.group(2)) : Optional.empty();
        });
    }

    private Optional<DateRange> range(String first, String last) {
        if (DAY_ALONE.matcher(first).matches()) {
            int day = Integer.parseInt(first);
            return date(last)
                    .filter(until -> day > 0 && day <= until.getDayOfMonth())
                    .map(until -> new DateRange(until.withDayOfMonth(day), until));
        }
        return date(first)
                .flatMap(from -> new DateParser(from, languages)
                        .date(last)
                        .filter(until -> !until.isBefore(from))
                        .map(until -> new DateRange(from, until)));
    }

    /** Parses a time of day; empty if the text is none. */
    public static Optional<LocalTime> time(String text) {
        Matcher clock = CLOCK.matcher(DayName.bare(text.strip()));
        if (!clock.matches()) {
            return Optional.empty();
        }
        int hour = Integer.parseInt(clock.group(1));
        int minute = clock.group(2) == null ? 0 : Integer.parseInt(clock.group(2));
        String half = clock.group(3) == null ? "" : clock.group(3);
        boolean halved = half.equals("A") || half.equals("P");
        if (minute > LAST_MINUTE || hour > LAST_HOUR || (halved && (hour == 0 || hour > NOON))) {
            return Optional.empty();
        }
        int whole = halved ? hour % NOON + (half.equals("P") ? NOON : 0) : hour;
        return Optional.of(LocalTime.of(whole, minute));
    }

    private static Optional<LocalDate> iso(String bare) {
        Matcher iso = ISO.matcher(bare);
        return iso.matches()
                ? date(number(iso.group(1)), number(iso.group(2)), number(iso.group(3)))
                : Optional.empty();
    }

    private Optional<LocalDate> brief(String bare) {
        Matcher brief = SHORT.matcher(bare);
        if (!brief.matches()) {
            return Optional.empty();
        }
        int one = number(brief.group(1));
        int other = number(brief.group(2));
        boolean monthFirst = other > NOON && one <= NOON;
        return coming(monthFirst ? other : one, monthFirst ? one : other, Optional.ofNullable(brief.group(3)));
    }

    private Optional<LocalDate> named(Matcher written, int day, int month) {
        return written.matches()
                ? month(written.group(month))
                        .flatMap(found ->
                                coming(number(written.group(day)), found, Optional.ofNullable(written.group(3))))
                : Optional.empty();
    }

    private Optional<Integer> month(String word) {
        return IntStream.rangeClosed(1, Month.values().length)
                .filter(month -> names(month).anyMatch(name -> means(name, word)))
                .boxed()
                .findFirst();
    }

    private Stream<String> names(int month) {
        return languages.stream()
                .map(language -> DayName.bare(Month.of(month).getDisplayName(TextStyle.FULL, language)));
    }

    private static boolean means(String name, String word) {
        return name.equals(word) || (word.length() >= LEAST_LETTERS && name.startsWith(word));
    }

    private Optional<LocalDate> coming(int day, int month, Optional<String> year) {
        if (year.isPresent()) {
            return date(number(year.get()), month, day);
        }
        return Stream.of(today.getYear(), today.getYear() + 1)
                .flatMap(any -> date(any, month, day).stream())
                .filter(date -> !date.isBefore(today))
                .findFirst();
    }

    private LocalDate next(DayName day) {
        DayOfWeek weekday = Stream.of(DayOfWeek.values())
                .filter(any -> any.name().startsWith(day.name()))
                .findFirst()
                .orElseThrow();
        return today.with(TemporalAdjusters.nextOrSame(weekday));
    }

    private static Optional<LocalDate> date(int year, int month, int day) {
        try {
            return Optional.of(LocalDate.of(year, month, day));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }
}
