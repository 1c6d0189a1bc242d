package heraldo.rules.ruleset.tribus.book;

import heraldo.rules.kernel.Options;
import java.util.Arrays;
import java.util.List;

/**
 * The numbers of §1.6 as a game has chosen them.
 *
 * @param score what a city, a land, a soldier and a ship are worth
 */
public record Rates(
        int startTroops,
        int troopCost,
        int shipCost,
        int stackMax,
        int landYield,
        int cityYield,
        int landMove,
        int seaMove,
        int siegeLoss,
        int neutralGarrison,
        List<Integer> score) {

    public Rates {
        score = List.copyOf(score);
    }

    public static Rates of(Options options) {
        return new Rates(
                options.number("startTroops"),
                options.number("troopCost"),
                options.number("shipCost"),
                options.number("stackMax"),
                options.number("landYield"),
                options.number("cityYield"),
                options.number("landMove"),
                options.number("seaMove"),
                options.number("siegeLoss"),
                options.number("neutralGarrison"),
                Arrays.stream(options.text("scoreWeights").split(","))
                        .map(Integer::valueOf)
                        .toList());
    }
}
