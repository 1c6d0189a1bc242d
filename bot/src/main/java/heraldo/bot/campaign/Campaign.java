package heraldo.bot.campaign;

import java.time.Instant;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One game at one table. Holds nothing secret.
 *
 * @param guild the server it is played in
 * @param name what its game master called it; shown literally
 * @param gameMaster the user who opened it
 * @param ruleset the id of its ruleset
 * @param options every option of the ruleset with its value
 * @param language the language of its public posts
 * @param anchor the public end of its seed chain, in hexadecimal
 * @param channels where it lives, once they have been made
 */
public record Campaign(
        CampaignId id,
        long guild,
        String name,
        long gameMaster,
        String ruleset,
        SortedMap<String, String> options,
        Terms terms,
        Cadence cadence,
        Locale language,
        CampaignStatus status,
        String anchor,
        Optional<Channels> channels,
        Instant opened) {
    public Campaign {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }
}
