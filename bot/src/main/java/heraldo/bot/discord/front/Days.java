package heraldo.bot.discord.front;

import heraldo.bot.campaign.model.DateParser;
import heraldo.bot.campaign.model.DateRange;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads days as people write them in any language of the bot: {@code 24/12}, {@code 2026-12-24}, {@code 24 de diciembre},
 * {@code mañana}, {@code 7 días}.
 */
public final class Days {

    /** The maximum length of typed days, in characters. */
    public static final int LONGEST = 400;

    private static final Pattern COUNTED = Pattern.compile("\\+?(\\d{1,3})\\s+(\\p{L}+)");
    private static final Pattern LINES = Pattern.compile("[,;\\n]+");

    private final Dictionary dictionary;
    private final LocalDate today;
    private final DateParser dates;

    public Days(Dictionary dictionary, LocalDate today) {
        this.dictionary = dictionary;
        this.today = today;
        this.dates = new DateParser(
                today,
                dictionary.tongues().stream()
                        .map(tongue -> Locale.of(tongue.code()))
                        .toList());
    }

    /**
     * Reads a day.
     *
     * @param base the day from which a number of days is counted
     * @throws heraldo.bot.campaign.model.RefusedException if it is none
     */
    public LocalDate read(String typed, LocalDate base) {
        return named(typed).or(() -> counted(typed, base)).orElseThrow(() -> Refusals.of("no-day", "typed", typed));
    }

    /**
     * Reads a date with a time of day: {@code 21/12 18:00}, {@code mañana a las 20:00}.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if it is none
     */
    public LocalDateTime moment(String typed) {
        return DateParser.moment(typed, this::named).orElseThrow(() -> Refusals.of("malformed-date", "typed", typed));
    }

    /**
     * Reads days and ranges of days, set apart by commas or ends of lines: {@code 24/12 – 6/1, 19/3}.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if one of them is none
     */
    public List<DateRange> ranges(String typed) {
        return Arrays.stream(LINES.split(typed))
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(line -> named(line)
                        .map(day -> new DateRange(day, day))
                        .or(() -> dates.range(line))
                        .orElseThrow(() -> Refusals.of("no-days", "typed", line)))
                .toList();
    }

    /** Ranges as they can be read again, one a line. */
    public static String typed(List<DateRange> ranges) {
        return ranges.stream()
                .map(days ->
                        days.from().equals(days.until()) ? days.from().toString() : days.from() + " – " + days.until())
                .collect(Collectors.joining("\n"));
    }

    private Optional<LocalDate> named(String typed) {
        return said("today", typed)
                .map(any -> today)
                .or(() -> said("tomorrow", typed).map(any -> today.plusDays(1)))
                .or(() -> dates.date(typed));
    }

    private Optional<String> said(String key, String text) {
        return dictionary.words("discord.away." + key).values().stream()
                .filter(word -> word.equalsIgnoreCase(text.strip()))
                .findFirst();
    }

    private Optional<LocalDate> counted(String typed, LocalDate base) {
        Matcher counted = COUNTED.matcher(typed.strip());
        if (!counted.matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(counted.group(1));
        return said("day", counted.group(2))
                .or(() -> said("days", counted.group(2)))
                .map(any -> base.plusDays(Math.max(0, number - 1)));
    }
}
