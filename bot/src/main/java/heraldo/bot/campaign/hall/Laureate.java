package heraldo.bot.campaign.hall;

import heraldo.bot.campaign.model.Reliability;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a player has come to in a server.
 *
 * @param name what they were called last; empty if nobody knows
 * @param campaigns in how many campaigns they held a seat, be it for some turns
 * @param victories how many of them they have won, alone or with others
 * @param podiums in how many they ended in one of the first three places
 * @param reliability in how many turns they were there, of those in which they were due
 * @param skills how strong they are, by the ids of the rulesets in which they can be compared with somebody
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
