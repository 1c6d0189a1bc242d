package heraldo.rules.ruleset.cathay.fame;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.cathay.book.Limits;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.Comparator;
import java.util.List;

/** The fame table: everybody's points are public, hands only by their size (Y40, §7). */
public record FameTable(Position position) {

    private static final List<String> COLUMNS =
            List.of("settlements", "cities", "res", "dev", "route", "army", "points", "hand", "left", "state");

    public Standings standings() {
        List<Standings.Row> rows = position.seats().stream()
                .sorted(winnersFirst().thenComparing(Score.best(position)).thenComparing(seat -> seat))
                .map(this::row)
                .toList();
        return new Standings(COLUMNS, rows, !position.over())
                .withOut(seat -> position.side(seat).player().resigned())
                .with("settlements", seat -> buildings(seat).settlements().count())
                .with("cities", seat -> Score.CITY * buildings(seat).cities().count())
                .with("honours", seat -> position.honours().count(seat.number()));
    }

    /** Puts winners first: the last seat that has not resigned wins whatever the points (Y54). */
    private Comparator<Seat> winnersFirst() {
        return Comparator.comparing(seat ->
                position.winners().filter(winners -> winners.contains(seat)).isEmpty());
    }

    private Standings.Row row(Seat seat) {
        Side side = position.side(seat);
        Buildings buildings = buildings(seat);
        int points = Score.points(position, seat);
        return new Standings.Row(
                seat,
                List.of(
                        buildings.settlements().count(),
                        buildings.cities().count(),
                        card(seat, Honour.RES),
                        card(seat, Honour.DEV),
                        measured(seat, Honour.ROUTE, buildings.route()),
                        measured(seat, Honour.ARMY, side.troop().count()),
                        points,
                        side.hand().size(),
                        left(buildings),
                        Say.standing(position, seat)),
                points);
    }

    private Buildings buildings(Seat seat) {
        return position.side(seat).buildings();
    }

    private Message card(Seat seat, Honour honour) {
        return Message.of("cell." + held(seat, honour));
    }

    private Message measured(Seat seat, Honour honour, int n) {
        return Message.of("cell.measured", "held", held(seat, honour), "n", n);
    }

    private String held(Seat seat, Honour honour) {
        return position.honours().holder(honour) == seat.number() ? "held" : "free";
    }

    /** Returns the pieces left in a seat's supply: roads, settlements, cities. */
    private String left(Buildings buildings) {
        Limits limits = position.settings().limits();
        return limits.roads() - buildings.roads().count()
                + "/" + (limits.settlements() - buildings.settlements().count())
                + "/" + (limits.cities() - buildings.cities().count());
    }
}
