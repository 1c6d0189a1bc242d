package heraldo.bot.discord.text;

import com.ibm.icu.text.TimeZoneNames;
import com.ibm.icu.util.ULocale;
import heraldo.bot.campaign.model.Rhythm;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;

/**
 * When turns end, as people say it: «los domingos a las 20:00 (Madrid)». A cron line that no short sentence can express is
 * called a calendar of its own.
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
                Rhythm.all(cron).stream().map(this::when).distinct().toList();
        return lines.size() == 1 ? lines.get(0) : speech.say("discord.cadence.lines", "lines", lines);
    }

    private String when(Rhythm rhythm) {
        return switch (rhythm) {
            case Rhythm.Cron line ->
                WeekTimes.of(line.written()).map(this::when).orElseGet(() -> speech.say("discord.cadence.own"));
            case Rhythm.Days days ->
                speech.say("discord.cadence.days", "days", days.every(), "times", hours(days.times()));
            case Rhythm.Hours hours -> speech.say("discord.cadence.hours", "hours", hours.every());
            case Rhythm.LastDay last -> speech.say("discord.cadence.last-day", "times", hours(last.times()));
        };
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
