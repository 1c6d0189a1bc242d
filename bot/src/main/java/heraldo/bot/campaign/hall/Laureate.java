package heraldo.bot.campaign.hall;

import heraldo.bot.campaign.model.Reliability;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The record of a player in a server.
 *
 * @param name their latest name; empty if it is not known
 * @param campaigns the number of campaigns in which they held a seat, even if only for some turns
 * @param victories the number of these that they have won, alone or with others
 * @param podiums the number of these in which they ended in one of the first three places
 * @param reliability their presence in the turns in which they were due
 * @param skills their strength, by the ids of the rulesets in which they can be compared with other players
 */
public record Laureate(
        long player,
        String name,
        int campaigns,
        int victories,
        int podiums,
        Reliability reliability,
        SortedMap<String, Skill> skills) {

    public Laureate {
        skills = Collections.unmodifiableSortedMap(new TreeMap<>(skills));
    }

    /** In which ruleset they are strongest, and how strong. */
    public Optional<Map.Entry<String, Skill>> best() {
        return skills.entrySet().stream()
                .max(Comparator.comparingInt(entry -> entry.getValue().points()));
    }

    /** The points of their best rating; less than any if they have none. */
    int points() {
        return best().map(entry -> entry.getValue().points()).orElse(Integer.MIN_VALUE);
    }
}
