package heraldo.rules.ruleset.hexadominacion.book;

import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.List;

/**
 * Points that make up the score ({@code points.yaml}, §1.5d), and the sources of culture.
 *
 * @param soldier each soldier
 * @param unit each unit in stock
 * @param levels a hex of each level, from 1
 * @param city the points that a city adds to its hex
 * @param culture the culture that a city of each level brings every round, from 1 (H27)
 * @param conquest for the conqueror of a capital (H23)
 */
public record Points(int soldier, int unit, List<Integer> levels, int city, List<Integer> culture, int conquest) {

    public Points {
        levels = List.copyOf(levels);
        culture = List.copyOf(culture);
        if (levels.size() != Tile.TOP || culture.size() != Tile.TOP) {
            throw new IllegalArgumentException("levels and culture each take " + Tile.TOP + " numbers");
        }
    }

    /** The worth of a hex. */
    public int of(Tile tile) {
        return levels.get(tile.level() - 1) + (tile.city() ? city : 0);
    }

    /** The culture a city of a level brings every round. */
    public int culture(int level) {
        return culture.get(level - 1);
    }
}
