package heraldo.rules.ruleset.tribus.book;

import heraldo.rules.data.BadTableException;
import heraldo.rules.data.BadTableException.Problem;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.Reason;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.chart.MapTable;
import java.util.List;

/** The tables of a folder: the map, and what is fixed about fighting. */
public record Rulebook(Chart chart, Combat combat) {

    private static final String MAP = "map.yaml";

    /**
     * Reads the tables.
     *
     * @throws BadTableException if one is wrong
     */
    public static Rulebook read(RulesetFolder folder) {
        MapTable map = folder.table(MAP, MapTable.class);
        try {
            return new Rulebook(new Chart(map), folder.table("combat.yaml", Combat.class));
        } catch (IllegalArgumentException e) {
            throw new BadTableException(List.of(new Problem("rulesets/" + folder.id() + "/" + MAP, "", Reason.of(e))));
        }
    }
}
