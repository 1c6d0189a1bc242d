package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.book.Weekday;
import java.util.List;
import java.util.Optional;

/** Weekdays of the tribes (Q46). */
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
    static List<Weekday> days(Settings settings, int tribes) {
        List<Weekday> chosen = settings.weekdays();
        return chosen.size() == tribes ? chosen : USUAL.get(tribes - 2);
    }

    /** Refuses chosen weekdays unless there is another one for each tribe. */
    static Optional<Refusal> objection(Settings settings, int tribes) {
        String text = settings.weekdaysAsWritten();
        boolean fits = text.equalsIgnoreCase(AUTO) || settings.weekdays().size() == tribes;
        return fits
                ? Optional.empty()
                : Optional.of(Refusal.of("E_WEEKDAYS", "Q46", "days", new PlayerText(text), "n", tribes));
    }
}
