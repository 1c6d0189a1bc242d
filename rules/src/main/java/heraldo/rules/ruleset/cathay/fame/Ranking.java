package heraldo.rules.ruleset.cathay.fame;

import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.cathay.law.Score;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.List;

/** The points table: everybody's points are public, hands only by their size (Y40, §7). */
public record Ranking(Position position) {

    private static final List<String> COLUMNS =
            List.of("settlements", "cities", "cards", "route", "soldiers", "hand", "points");

    public Standings standings() {
        List<Standings.Row> rows = position.seats().stream()
                .sorted(Score.best(position).thenComparing(seat -> seat))
                .map(this::row)
                .toList();
        return new Standings(COLUMNS, rows, !position.over());
    }

    private Standings.Row row(Seat seat) {
        Side side = position.side(seat);
        Buildings buildings = side.buildings();
        int points = Score.points(position, seat);
        return new Standings.Row(
                seat,
                List.of(
                        buildings.settlements().count(),
                        buildings.cities().count(),
                        position.honours().count(seat.number()),
                        buildings.route(),
                        side.troop().count(),
                        side.hand().size(),
                        points),
                points);
    }
}
