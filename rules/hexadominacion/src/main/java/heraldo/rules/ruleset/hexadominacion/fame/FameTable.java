package heraldo.rules.ruleset.hexadominacion.fame;

import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.hexadominacion.book.Points;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.score.Ranking;
import heraldo.rules.ruleset.hexadominacion.score.Ranking.Place;
import heraldo.rules.ruleset.hexadominacion.score.Score;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;

/** The fame table (§7). */
public final class FameTable {

    private static final List<String> COLUMNS =
            List.of("place", "status", "military", "economic", "territorial", "cultural", "total", "change");

    private static final List<String> SHARES = List.of("military", "economic", "territorial", "cultural");

    private FameTable() {}

    public static Standings of(World world, Points points) {
        List<Standings.Row> rows = Ranking.of(world, points).places().stream()
                .map(place -> row(world, place))
                .toList();
        Standings table = new Standings(COLUMNS, rows, !world.over())
                .withOut(seat -> !world.realm(seat).active());
        for (String share : SHARES) {
            table = table.with(share, seat -> cell(rows, seat, share));
        }
        return table;
    }

    private static int cell(List<Standings.Row> rows, Seat seat, String column) {
        return rows.stream()
                .filter(row -> row.seat().equals(seat))
                .mapToInt(row -> (Integer) row.cells().get(COLUMNS.indexOf(column)))
                .sum();
    }

    private static Standings.Row row(World world, Place place) {
        Score score = place.score();
        List<Object> cells = List.of(
                place.rank(),
                Say.status(place.realm().status()),
                score.military(),
                score.economic(),
                score.territorial(),
                score.cultural(),
                score.total(),
                score.total() - before(world, place));
        return new Standings.Row(place.seat(), cells, score.total());
    }

    /** The total before the last round; that of now in the first one. */
    private static int before(World world, Place place) {
        return world.past().totals().isEmpty()
                ? place.score().total()
                : world.past().totals().get(place.seat().number() - 1);
    }
}
