package heraldo.bot.discord.text;

import com.ibm.icu.text.TimeZoneNames;
import com.ibm.icu.util.ULocale;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * When turns end, as people say it: «los domingos a las 20:00 (Madrid)». What cron can say and no short sentence can is called
 * a calendar of its own.
 */
public final class CadenceWords {

    private static final Pattern LINE = Pattern.compile("(\\d{1,2}) (\\d{1,2}(?:,\\d{1,2})*) \\* \\* (\\S+)");
    private static final Pattern RANGE = Pattern.compile("([A-Z]{3}|\\d)(?:-([A-Z]{3}|\\d))?");
    private static final List<String> DAYS = List.of("SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT");
    private static final int WEEK = 7;

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
        Matcher line = LINE.matcher(cron.strip().replaceAll("\\s+", " ").toUpperCase(Locale.ROOT));
        Optional<SortedSet<Integer>> days = line.matches() ? days(line.group(3)) : Optional.empty();
        return days.map(those -> when(line, those)).orElseGet(() -> speech.say("discord.cadence.own"));
    }

    private String when(Matcher line, SortedSet<Integer> days) {
        List<String> times = new ArrayList<>();
        for (String hour : line.group(2).split(",", -1)) {
            times.add("%d:%02d".formatted(Integer.parseInt(hour), Integer.parseInt(line.group(1))));
        }
        if (days.size() == WEEK) {
            return speech.say("discord.cadence.daily", "times", times);
        }
        List<String> names = days.stream()
                .map(day -> speech.say("discord.cadence.day." + day))
                .toList();
        return speech.say("discord.cadence.weekly", "days", names, "times", times);
    }

    /** The days of the week from Monday, 1, to Sunday, 7; empty if they are not simply listed. */
    private static Optional<SortedSet<Integer>> days(String field) {
        SortedSet<Integer> days = new TreeSet<>();
        if (field.equals("*")) {
            IntStream.rangeClosed(1, WEEK).forEach(days::add);
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
                days.add((day + WEEK - 1) % WEEK + 1);
            }
        }
        return Optional.of(days);
    }

    /** As cron counts them: Sunday is 0, and 7 as well. */
    private static int number(String day) {
        return DAYS.contains(day) ? DAYS.indexOf(day) : Integer.parseInt(day);
    }

    /** The city by which a zone is known; its own name if it is known by none. */
    public String place(ZoneId zone) {
        String city = TimeZoneNames.getInstance(ULocale.forLocale(speech.words().locale()))
                .getExemplarLocationName(zone.getId());
        return city == null ? zone.getId() : city;
    }
}
