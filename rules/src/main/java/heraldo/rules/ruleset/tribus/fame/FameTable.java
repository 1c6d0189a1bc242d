package heraldo.rules.ruleset.tribus.fame;

import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;

/** The score table (§7). */
public final class FameTable {

    private static final List<String> COLUMNS = List.of("cities", "lands", "soldiers", "ships", "score");

    private FameTable() {}

    public static Standings of(Rulebook book, World world) {
        Ranking ranking = new Ranking(book, world);
        List<Standings.Row> rows = ranking.tribes().stream()
                .map(tribe -> row(tribe, ranking.holding(tribe)))
                .toList();
        return new Standings(COLUMNS, rows, world.ending().isEmpty());
    }

    private static Standings.Row row(int tribe, Holding holding) {
        List<Object> cells =
                List.of(holding.cities(), holding.lands(), holding.soldiers(), holding.ships(), holding.score());
        return new Standings.Row(new Seat(tribe), cells, holding.score());
    }
}
