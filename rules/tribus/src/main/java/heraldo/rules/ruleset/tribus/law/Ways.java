package heraldo.rules.ruleset.tribus.law;

import heraldo.rules.board.Hex;
import heraldo.rules.board.Paths;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Board;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Ways of soldiers and ships. Only start and end matter: one legal way is enough (Q10). */
public record Ways(Chart chart, Board board) {

    /** Land that may be crossed: without stack, and no city (T11, Q5, Q7). */
    private boolean crossed(Hex hex) {
        return chart.land(hex) && !chart.city(hex) && !board.tile(hex).manned();
    }

    private boolean sailed(Hex hex) {
        return chart.sea(hex) && board.ship(hex).isEmpty();
    }

    /** Everywhere a stack can end its move, without its own tile. */
    public SortedSet<Hex> byLand(Hex from, int moves) {
        return ends(from, moves, this::crossed, chart::land);
    }

    /** Every tile of sea that soldiers can step onto, if a ship lies there (Q25). */
    public SortedSet<Hex> aboard(Hex from, int moves) {
        return ends(from, moves, this::crossed, chart::sea);
    }

    /** Everywhere a ship can sail, without its own tile (Q24). */
    public SortedSet<Hex> bySea(Hex from, int moves) {
        return ends(from, moves, this::sailed, this::sailed);
    }

    /**
     * Returns the ends of ways with at most {@code moves} steps, all but the last of which cross open tiles; none without a step.
     */
    private static SortedSet<Hex> ends(Hex from, int moves, Predicate<Hex> open, Predicate<Hex> end) {
        SortedSet<Hex> ends = new TreeSet<>();
        if (moves < 1) {
            return ends;
        }
        Predicate<Hex> walked = hex -> hex.equals(from) || open.test(hex);
        Paths.steps(List.of(from), walked, moves - 1).keySet().forEach(hex -> ends.addAll(hex.neighbours()));
        ends.removeIf(hex -> hex.equals(from) || !end.test(hex));
        return ends;
    }
}
