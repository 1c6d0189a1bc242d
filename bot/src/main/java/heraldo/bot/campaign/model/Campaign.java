package heraldo.bot.campaign.model;

import java.time.Instant;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One game at one table. Holds nothing secret.
 *
 * @param guild the server it is played in
 * @param name what its game master called it; shown literally
 * @param gameMaster the user who directs it: whoever opened it, until it was handed over
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

    /** The game master's number at Discord; empty if they are forgotten. */
    public OptionalLong director() {
        return Alias.person(gameMaster);
    }

    /** Whether one person learns the game here, from governors and at their own pace: there are no deadlines. */
    public boolean lesson() {
        return cadence.isNone();
    }

    /** Whether anybody may take a seat: nobody plays it, or its player has been away for so long that it is offered. */
    public boolean offers(Occupancy occupancy) {
        return !occupancy.played() || deserted(occupancy);
    }

    /** Whether a seat's player has been away for so long that anybody may take it. */
    public boolean deserted(Occupancy occupancy) {
        return status == CampaignStatus.RUNNING && terms.ladder().offers(occupancy.silent());
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

    /** Somebody else directs it. */
    public Campaign directedBy(long other) {
        return new Campaign(
                id,
                guild,
                name,
                other,
                ruleset,
                rulesetVersion,
                options,
                terms,
                cadence,
                language,
                status,
                anchor,
                channels,
                opened);
    }

    /** Its channels are gone. */
    public Campaign homeless() {
        return in(Optional.empty());
    }

    public Campaign in(Channels made) {
        return in(Optional.of(made));
    }

    private Campaign in(Optional<Channels> place) {
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
                place,
                opened);
    }
}
