package heraldo.bot.discord.text;

import com.ibm.icu.text.TimeZoneNames;
import com.ibm.icu.util.ULocale;
import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.DateRange;
import heraldo.bot.campaign.model.Rhythm;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The cadence of turns in plain words: «los domingos a las 20:00 (Madrid)». A cron line that no short sentence can express
 * becomes "a calendar of its own". Single dates, such as quiet days, are not part of it.
 */
public final class CadenceWords {

    private final Speech speech;

    public CadenceWords(Speech speech) {
        this.speech = speech;
    }

    /**
     * Says a cadence.
     *
     * @param cron five fields, as Unix reads them
     */
    public String say(String cron, ZoneId zone) {
        return speech.say("discord.cadence.zoned", "when", when(cron), "zone", place(zone));
    }

    /** The same without the place whose clock it is. */
    String when(String cron) {
        List<String> lines =
                Rhythm.all(cron).stream().flatMap(this::when).distinct().toList();
        return lines.size() == 1 ? lines.get(0) : speech.say("discord.cadence.lines", "lines", lines);
    }

    private Stream<String> when(Rhythm rhythm) {
        return switch (rhythm) {
            case Rhythm.Cron line ->
                Stream.of(WeekTimes.of(line.written())
                        .map(this::when)
                        .orElseGet(() -> speech.say("discord.cadence.own")));
            case Rhythm.Days days ->
                Stream.of(speech.say("discord.cadence.days", "days", days.every(), "times", hours(days.times())));
            case Rhythm.Hours hours -> Stream.of(speech.say("discord.cadence.hours", "hours", hours.every()));
            case Rhythm.LastDay last -> Stream.of(speech.say("discord.cadence.last-day", "times", hours(last.times())));
            case Rhythm.First single -> Stream.empty();
            case Rhythm.Quiet single -> Stream.empty();
        };
    }

    /** Says quiet days as they are stored, in their order; empty if there are none. */
    String quiet(String stored) {
        return stored.isEmpty() ? "" : quiet(new Cadence(stored, ZoneOffset.UTC).quiet());
    }

    /** Says of a campaign that some days have no deadlines; empty if none are known that are not over. */
    public Optional<String> quietFrom(Cadence cadence, LocalDate day) {
        return Optional.of(quiet(cadence.quietFrom(day)))
                .filter(days -> !days.isEmpty())
                .map(days -> speech.say("discord.cadence.quiet", "days", days));
    }

    /** Says days without deadlines, in their order; empty if there are none. */
    public String quiet(List<DateRange> days) {
        List<String> ranges = days.stream()
                .sorted(Comparator.comparing(DateRange::from))
                .map(this::range)
                .toList();
        return ranges.isEmpty() ? "" : speech.say("discord.cadence.lines", "lines", ranges);
    }

    private String range(DateRange days) {
        DateTimeFormatter form = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(speech.words().locale());
        return speech.say(
                "discord.cadence.range",
                "same",
                String.valueOf(days.from().equals(days.until())),
                "from",
                days.from().format(form),
                "until",
                days.until().format(form));
    }

    private static List<String> hours(List<LocalTime> times) {
        return times.stream()
                .map(time -> "%d:%02d".formatted(time.getHour(), time.getMinute()))
                .toList();
    }

    private String when(WeekTimes week) {
        List<String> times = hours(week.times());
        if (week.daily()) {
            return speech.say("discord.cadence.daily", "times", times);
        }
        List<String> names = week.days().stream()
                .map(day -> speech.say("discord.cadence.day." + day.getValue()))
                .toList();
        return speech.say("discord.cadence.weekly", "days", names, "times", times);
    }

    /** The city by which a zone is known; its own name if it is known by none. */
    public String place(ZoneId zone) {
        String city = TimeZoneNames.getInstance(ULocale.forLocale(speech.words().locale()))
                .getExemplarLocationName(zone.getId());
        return city == null ? zone.getId() : city;
    }
}
