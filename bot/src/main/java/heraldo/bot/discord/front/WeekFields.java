package heraldo.bot.discord.front;

import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.WeekTimes;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Days of the week and the hour at which turns end on them, as fields of a form. */
public final class WeekFields {

    private static final String DAYS = "days";
    private static final String HOUR = "hour";
    private static final int SHORT = 60;
    private static final Pattern CLOCK = Pattern.compile("([01]?\\d|2[0-3])(?:[:.h]([0-5]\\d))?\\s*h?");

    private WeekFields() {}

    /**
     * The menu of days.
     *
     * @param about what it is for
     * @param chosen which are chosen already
     * @param least how many must be chosen; none at all means all
     */
    public static ModalForm.Menu days(Speech plain, String about, SortedSet<DayOfWeek> chosen, int least) {
        List<MenuChoice> choices = Arrays.stream(DayOfWeek.values())
                .map(day -> MenuChoice.of(WeekTimes.name(day), plain.say("discord.panel.day." + day.getValue()), "")
                        .withChosen(chosen.contains(day)))
                .toList();
        return new ModalForm.Menu(DAYS, plain.say("discord.panel.field-days"), about, choices, least, choices.size());
    }

    /** The box for the hour. */
    public static ModalForm.Input hour(Speech plain, Optional<LocalTime> now, boolean needed) {
        return new ModalForm.Input(
                HOUR, plain.say("discord.panel.field-hour"), "20:00", now.map(LocalTime::toString), SHORT, needed);
    }

    /**
     * Reads the days and the hour in a sent form.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if the hour is malformed
     */
    public static WeekTimes read(Call call) {
        String typed = call.text(HOUR).orElse("");
        Matcher clock = CLOCK.matcher(typed.strip());
        if (!clock.matches()) {
            throw Refusals.of("malformed-hour", "typed", typed);
        }
        int minute = Integer.parseInt(Optional.ofNullable(clock.group(2)).orElse("0"));
        List<String> chosen = call.chosen(DAYS);
        SortedSet<DayOfWeek> days = new TreeSet<>(Arrays.stream(DayOfWeek.values())
                .filter(day -> chosen.isEmpty() || chosen.contains(WeekTimes.name(day)))
                .toList());
        return new WeekTimes(days, List.of(LocalTime.of(Integer.parseInt(clock.group(1)), minute)));
    }
}
