package heraldo.rules.ruleset.hexadominacion.fame;

import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.hexadominacion.book.Points;
import heraldo.rules.ruleset.hexadominacion.score.Ranking;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;

/** The score table (§7). */
public final class FameTable {

    private FameTable() {}

    public static Standings of(World world, Points points) {
        List<Standings.Row> rows = Ranking.of(world, points).places().stream()
                .map(place -> new Standings.Row(
                        place.seat(),
                        List.of(place.score().total()),
                        place.score().total()))
                .toList();
        return new Standings(List.of("total"), rows, !world.over());
    }
}
