package heraldo.bot.discord.opening;

import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.text.Speech;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Suggestions for the options that say when turns end: usual cadences in words, and all time zones. */
public final class Cadences {

    public static final String CRON = "deadline";
    public static final String ZONE = "zone";

    /** The default cadence of a game without deadlines of its own. */
    static final String WEEKLY = "0 20 * * SUN";

    private static final Map<String, String> USUAL = new LinkedHashMap<>();

    static {
        USUAL.put(WEEKLY, "weekly");
        USUAL.put("0 20 * * WED,SUN", "twice-a-week");
        USUAL.put("0 20 * * *", "daily");
        USUAL.put("0 20 * * MON-FRI", "working-days");
        USUAL.put("0 8,20 * * *", "twice-a-day");
    }

    private Cadences() {}

    public static List<Suggestion> suggestions(Speech speech, String option, String typed) {
        return switch (option) {
            case CRON ->
                Suggestions.fitting(
                        USUAL.entrySet().stream()
                                .map(usual -> new Suggestion(
                                        usual.getKey() + " — " + speech.plain().say("discord.cron." + usual.getValue()),
                                        usual.getKey()))
                                .toList(),
                        typed);
            case ZONE ->
                Suggestions.fitting(
                        ZoneId.getAvailableZoneIds().stream()
                                .filter(zone -> zone.contains("/") && !zone.startsWith("Etc/"))
                                .sorted()
                                .map(Suggestion::of)
                                .toList(),
                        typed);
            default -> List.of();
        };
    }
}
