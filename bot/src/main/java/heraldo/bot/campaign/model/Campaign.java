package heraldo.bot.campaign.model;

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
 * @param rulesetVersion the version of the ruleset it was opened with
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
        String rulesetVersion,
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

    public Campaign with(CampaignStatus next) {
        return new Campaign(
                id,
                guild,
                name,
                gameMaster,
                ruleset,
                rulesetVersion,
                options,
                terms,
                cadence,
                language,
                next,
                anchor,
                channels,
                opened);
    }

    /** This campaign under other options, with the terms and the cadence that follow from them. */
    public Campaign with(SortedMap<String, String> chosen, Terms following, Cadence next) {
        return new Campaign(
                id,
                guild,
                name,
                gameMaster,
                ruleset,
                rulesetVersion,
                chosen,
                following,
                next,
                language,
                status,
                anchor,
                channels,
                opened);
    }

    public Campaign in(Channels made) {
        return new Campaign(
                id,
                guild,
                name,
                gameMaster,
                ruleset,
                rulesetVersion,
                options,
                terms,
                cadence,
                language,
                status,
                anchor,
                Optional.of(made),
                opened);
    }
}
