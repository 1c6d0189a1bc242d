package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Options;
import heraldo.rules.ruleset.tribus.state.Weekday;
import java.util.Arrays;
import java.util.List;

/** Which weekdays belong to whom (Q46). */
final class Almanac {

    /** By the number of tribes, from 2. */
    private static final List<List<Weekday>> USUAL = List.of(
            List.of(Weekday.MON, Weekday.THU),
            List.of(Weekday.MON, Weekday.WED, Weekday.FRI),
            List.of(Weekday.MON, Weekday.TUE, Weekday.THU, Weekday.FRI),
            List.of(Weekday.MON, Weekday.TUE, Weekday.WED, Weekday.THU, Weekday.FRI),
            List.of(Weekday.MON, Weekday.TUE, Weekday.WED, Weekday.THU, Weekday.FRI, Weekday.SAT));

    private Almanac() {}

    /** The days of so many tribes in draw order: those that were chosen, if there is another one for each tribe. */
    static List<Weekday> days(Options options, int tribes) {
        String chosen = options.text("weekdays");
        if (!chosen.equals("AUTO")) {
            List<Weekday> days = Arrays.stream(chosen.split(","))
                    .map(Weekday::valueOf)
                    .distinct()
                    .toList();
            if (days.size() == tribes) {
                return days;
            }
        }
        return USUAL.get(tribes - 2);
    }

    /** The day whose tick ends the week. */
    static Weekday last(Options options) {
        return Weekday.valueOf(options.text("weekEnd"));
    }
}
