package heraldo.rules.ruleset.tribus.fame;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;

/** The fame table (§7). */
public record FameTable(World world, Ranking ranking) {

    private static final List<String> COLUMNS =
            List.of("place", "cities", "lands", "soldiers", "ships", "score", "change", "pool");

    /** Best first; tribes that are out stand below the others. */
    public static Standings of(Rulebook book, World world) {
        FameTable table = new FameTable(world, new Ranking(book, world));
        List<Standings.Row> rows =
                table.ranking.tribes().stream().map(table::row).toList();
        Standings standings =
                new Standings(COLUMNS, rows, world.ending().isEmpty()).withOut(seat -> !world.in(seat.number()));
        return standings
                .with("cities", seat -> table.worth(seat).cities())
                .with("lands", seat -> table.worth(seat).lands())
                .with("soldiers", seat -> table.worth(seat).soldiers())
                .with("ships", seat -> table.worth(seat).ships());
    }

    /** Returns the points that a tribe's cities, lands, soldiers and ships bring. */
    private Holding worth(Seat seat) {
        return ranking.holding(seat.number()).worth(world.settings());
    }

    private Standings.Row row(int tribe) {
        Holding holding = ranking.holding(tribe);
        List<Object> cells = List.of(
                world.in(tribe) ? ranking.place(tribe) : Message.of("standings.out"),
                holding.cities(),
                holding.lands(),
                holding.soldiers(),
                holding.ships(),
                holding.score(),
                holding.score() - world.tally().totals().getOrDefault(tribe, holding.score()),
                world.resources(tribe));
        return new Standings.Row(new Seat(tribe), cells, holding.score());
    }
}
