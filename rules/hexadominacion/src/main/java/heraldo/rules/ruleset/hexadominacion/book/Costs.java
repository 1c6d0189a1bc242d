package heraldo.rules.ruleset.hexadominacion.book;

import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.List;

/**
 * Prices of the actions ({@code costs.yaml}, §1.5a and b).
 *
 * @param build from level 1 to 2, from 2 to 3, from 3 to 4, from 4 to 5
 * @param recruit one soldier
 * @param dismiss the refund for one soldier
 * @param attack each attacking soldier
 * @param defend each defending soldier
 * @param capital moving the capital
 * @param capitalLevel the level that a new capital needs (H13)
 */
public record Costs(
        List<Stock> build, Stock recruit, Stock dismiss, Stock attack, Stock defend, Stock capital, int capitalLevel) {

    public Costs {
        build = List.copyOf(build);
        if (build.size() != Tile.TOP - 1) {
            throw new IllegalArgumentException("build has " + build.size() + " prices; it takes " + (Tile.TOP - 1));
        }
    }

    /** Returns the price of raising a hex of a level by one. */
    public Stock build(int level) {
        return build.get(level - 1);
    }
}
