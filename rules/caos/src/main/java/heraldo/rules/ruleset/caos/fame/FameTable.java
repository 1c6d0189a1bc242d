package heraldo.rules.ruleset.caos.fame;

import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.Points;
import heraldo.rules.ruleset.caos.state.War;
import java.util.Comparator;
import java.util.List;

/** The fame table: the points of the last turn by item, the totals, and the actions of the open turn. */
public final class FameTable {

    private static final List<String> COLUMNS = List.of(
            "seat",
            "faith",
            "planets",
            "resources",
            "subsectors",
            "outer",
            "eye",
            "deeds",
            "aspect",
            "factor",
            "points",
            "total",
            "rank",
            "actions");

    private final Law law;
    private final War war;

    public FameTable(Law law) {
        this.law = law;
        this.war = law.war();
    }

    /** The table, best first; equal totals in the order of the seats. */
    public Standings standings() {
        List<Standings.Row> rows = war.seats().stream()
                .sorted(Comparator.comparingInt((Seat seat) -> -total(seat)))
                .map(this::row)
                .toList();
        return new Standings(COLUMNS, rows, !war.over())
                .withOut(seat -> war.band(seat).resigned())
                .with("earlier", seat -> total(seat) - latest(seat).total())
                .with("latest", seat -> latest(seat).total());
    }

    private Points latest(Seat seat) {
        return war.latest().points().getOrDefault(seat, Points.NONE);
    }

    private int total(Seat seat) {
        return war.band(seat).score();
    }

    /** 1 for the highest total; equal totals share a rank. */
    private int rank(Seat seat) {
        return 1
                + (int) war.seats().stream()
                        .filter(other -> total(other) > total(seat))
                        .count();
    }

    private Standings.Row row(Seat seat) {
        Band band = war.band(seat);
        Points points = latest(seat);
        List<Object> cells = List.of(
                "#" + seat.number(),
                Say.faith(band.faith()),
                points.planets(),
                points.resources(),
                points.subsectors(),
                points.outer(),
                points.eye(),
                points.deeds(),
                points.aspect(),
                "×" + points.factor(),
                points.total(),
                band.score(),
                rank(seat),
                band.resigned() ? 0 : Budget.of(law, seat).actions());
        return new Standings.Row(seat, cells, band.score());
    }
}
