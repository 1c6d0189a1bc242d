package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.state.Weekday;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Which weekdays belong to whom (Q46). */
final class Almanac {

    private static final String AUTO = "AUTO";

    /** By the number of tribes, from 2. */
    private static final List<List<Weekday>> USUAL = List.of(
            List.of(Weekday.MON, Weekday.THU),
            List.of(Weekday.MON, Weekday.WED, Weekday.FRI),
            List.of(Weekday.MON, Weekday.TUE, Weekday.THU, Weekday.FRI),
            List.of(Weekday.MON, Weekday.TUE, Weekday.WED, Weekday.THU, Weekday.FRI),
            List.of(Weekday.MON, Weekday.TUE, Weekday.WED, Weekday.THU, Weekday.FRI, Weekday.SAT));

    private Almanac() {}

    /** The days of so many tribes in draw order: those that were chosen, if they fit. */
    static List<Weekday> days(Options options, int tribes) {
        List<Weekday> chosen = chosen(options);
        return chosen.size() == tribes ? chosen : USUAL.get(tribes - 2);
    }

    /** What is wrong with the days that were chosen for so many tribes: there must be another one for each. */
    static Optional<Refusal> objection(Options options, int tribes) {
        String text = options.text("weekdays");
        boolean fits = text.equalsIgnoreCase(AUTO) || chosen(options).size() == tribes;
        return fits
                ? Optional.empty()
                : Optional.of(Refusal.of("E_WEEKDAYS", "Q46", "days", new PlayerText(text), "n", tribes));
    }

    /** The days that were chosen, none twice; nothing if there is a word among them that is no day. */
    private static List<Weekday> chosen(Options options) {
        List<String> names = List.of(options.text("weekdays").split(","));
        List<Weekday> days = names.stream()
                .flatMap(name ->
                        Arrays.stream(Weekday.values()).filter(day -> day.name().equals(name)))
                .distinct()
                .toList();
        return days.size() == names.size() ? days : List.of();
    }

    /** The day whose tick ends the week. */
    static Weekday last(Options options) {
        return Weekday.valueOf(options.text("weekEnd"));
    }
}
