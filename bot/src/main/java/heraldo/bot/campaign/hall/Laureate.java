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
 * @param name what he was called last; empty if nobody knows
 * @param campaigns in how many campaigns he held a seat, be it for some turns
 * @param victories how many of them he has won, alone or with others
 * @param podiums in how many he ended in one of the first three places
 * @param reliability in how many turns he was there, of those in which he was due
 * @param skills how strong he is, by the ids of the rulesets in which he can be compared with somebody
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

    /** In which ruleset he is strongest, and how strong. */
    public Optional<Map.Entry<String, Skill>> best() {
        return skills.entrySet().stream()
                .max(Comparator.comparingInt(entry -> entry.getValue().points()));
    }

    /** The points of his best rating; less than any if he has none. */
    int points() {
        return best().map(entry -> entry.getValue().points()).orElse(Integer.MIN_VALUE);
    }
}
