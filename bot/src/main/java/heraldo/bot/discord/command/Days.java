package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.text.Tongue;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads days as people write them: {@code 24/12}, {@code 2026-12-24}, {@code 24 de diciembre}, {@code mañana}, {@code 7 días}. */
final class Days {
    private static final Pattern ISO = Pattern.compile("(\\d{4})-(\\d{1,2})-(\\d{1,2})");
    private static final Pattern SHORT = Pattern.compile("(\\d{1,2})[/.-](\\d{1,2})(?:[/.-](\\d{4}))?\\.?");
    private static final Pattern COUNTED = Pattern.compile("\\+?(\\d{1,3})\\s+(\\p{L}+)");
    private static final Pattern DAY_MONTH =
            Pattern.compile("(\\d{1,2})\\.?\\s+(?:de\\s+)?(\\p{L}+)(?:\\s+(?:de\\s+)?(\\d{4}))?");
    private static final Pattern MONTH_DAY = Pattern.compile("(\\p{L}+)\\s+(\\d{1,2})(?:,?\\s+(\\d{4}))?");
    /** Who writes three letters of a month means it. */
    private static final int LEAST_LETTERS = 3;

    private final Dictionary dictionary;
    private final LocalDate today;

    Days(Dictionary dictionary, LocalDate today) {
        this.dictionary = dictionary;
        this.today = today;
    }

    /**
     * The day that somebody has written.
     *
     * @param base the day from which a number of days is counted
     * @throws heraldo.bot.campaign.model.RefusedException if it is none
     */
    LocalDate read(String typed, LocalDate base) {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        return Stream.<Optional<LocalDate>>of(
                        said("today", text).map(any -> today),
                        said("tomorrow", text).map(any -> today.plusDays(1)),
                        counted(text, base),
                        written(text))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(() -> Refusals.of("no-day", "typed", typed));
    }

    private Optional<String> said(String key, String text) {
        return dictionary.words("discord.away." + key).values().stream()
                .filter(word -> word.equalsIgnoreCase(text))
                .findFirst();
    }

    private Optional<LocalDate> counted(String text, LocalDate base) {
        Matcher counted = COUNTED.matcher(text);
        if (!counted.matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(counted.group(1));
        return said("day", counted.group(2))
                .or(() -> said("days", counted.group(2)))
                .map(any -> base.plusDays(Math.max(0, number - 1)));
    }

    private Optional<LocalDate> written(String text) {
        Matcher iso = ISO.matcher(text);
        if (iso.matches()) {
            return date(number(iso.group(1)), number(iso.group(2)), number(iso.group(3)));
        }
        Matcher brief = SHORT.matcher(text);
        if (brief.matches()) {
            return coming(number(brief.group(1)), number(brief.group(2)), Optional.ofNullable(brief.group(3)));
        }
        Matcher dayMonth = DAY_MONTH.matcher(text);
        if (dayMonth.matches()) {
            return month(dayMonth.group(2))
                    .flatMap(month -> coming(number(dayMonth.group(1)), month, Optional.ofNullable(dayMonth.group(3))));
        }
        Matcher monthDay = MONTH_DAY.matcher(text);
        return monthDay.matches()
                ? month(monthDay.group(1))
                        .flatMap(month ->
                                coming(number(monthDay.group(2)), month, Optional.ofNullable(monthDay.group(3))))
                : Optional.empty();
    }

    private Optional<Integer> month(String word) {
        return IntStream.rangeClosed(1, Month.values().length)
                .filter(month -> names(month).anyMatch(name -> means(name, word)))
                .boxed()
                .findFirst();
    }

    private Stream<String> names(int month) {
        List<Tongue> tongues = dictionary.tongues();
        return tongues.stream()
                .map(tongue -> Month.of(month).getDisplayName(TextStyle.FULL, Locale.of(tongue.code())))
                .map(name -> name.toLowerCase(Locale.ROOT));
    }

    private static boolean means(String name, String word) {
        return name.equals(word) || (word.length() >= LEAST_LETTERS && name.startsWith(word));
    }

    /** A day without a year is the next of that name. */
    private Optional<LocalDate> coming(int day, int month, Optional<String> year) {
        if (year.isPresent()) {
            return date(number(year.get()), month, day);
        }
        return Stream.of(today.getYear(), today.getYear() + 1)
                .flatMap(any -> date(any, month, day).stream())
                .filter(date -> !date.isBefore(today))
                .findFirst();
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
