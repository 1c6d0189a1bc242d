package heraldo.bot.campaign.hall;

import java.util.Comparator;
import java.util.List;

/**
 * The hall of fame of a server.
 *
 * @param games over how many campaigns
 * @param rows the players, best first
 */
public record Hall(int games, List<Row> rows) {

    /** By the rating: of one ruleset only. */
    static final Comparator<Laureate> STRONGEST =
            Comparator.comparingInt(Laureate::points).reversed();

    /** By what was won: over all rulesets, whose ratings cannot be compared. */
    static final Comparator<Laureate> MOST_WON = Comparator.comparingInt(Laureate::victories)
            .thenComparingInt(Laureate::podiums)
            .reversed();

    public Hall {
        rows = List.copyOf(rows);
    }

    /**
     * One player.
     *
     * @param place the same for those of whom neither is better
     */
    public record Row(int place, Laureate laureate) {}
}
