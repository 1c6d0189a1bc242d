package heraldo.bot.campaign.proof;

import java.util.List;

/**
 * The random data of a turn.
 *
 * @param link the chain's link of the turn
 * @param seed the seed of its dice
 * @param dice in the order in which they fell
 */
public record Draw(String link, String seed, List<Line.Rolls> dice) {
    public Draw {
        dice = List.copyOf(dice);
        Hash.demand(link);
        Hash.demand(seed);
    }
}
