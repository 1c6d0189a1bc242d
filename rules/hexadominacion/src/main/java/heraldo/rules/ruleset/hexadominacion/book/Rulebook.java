package heraldo.rules.ruleset.hexadominacion.book;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.List;

/**
 * The tables of the rulebook.
 *
 * @param yields of each level, from 1 ({@code yields.yaml})
 */
public record Rulebook(Costs costs, List<Yield> yields, Points points, PlaceNames names) {

    public Rulebook {
        yields = List.copyOf(yields);
        if (yields.size() != Tile.TOP) {
            throw new IllegalArgumentException("yields.yaml has " + yields.size() + " levels; it takes " + Tile.TOP);
        }
    }

    public static Rulebook read(RulesetFolder folder) {
        return new Rulebook(
                folder.table("costs.yaml", Costs.class),
                List.of(folder.table("yields.yaml", Yield[].class)),
                folder.table("points.yaml", Points.class),
                folder.table("names.yaml", PlaceNames.class));
    }

    /** Returns the yield of a hex of a level. */
    public Yield yieldOf(int level) {
        return yields.get(level - 1);
    }
}
