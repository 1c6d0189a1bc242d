package heraldo.bot.campaign;

import java.util.Collections;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a game master asks for.
 *
 * @param ruleset the id of a ruleset of the catalog
 * @param seats how many sides play
 * @param cron when turns end, see {@link Cadence}
 * @param zone the name of a time zone, e.g. {@code Europe/Madrid}
 * @param language {@code es} or {@code en}
 * @param options options of the ruleset; those left out take their default
 */
public record NewCampaign(
        String name,
        String ruleset,
        int seats,
        String cron,
        String zone,
        Locale language,
        SortedMap<String, String> options,
        Terms terms) {
    public NewCampaign {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }
}
