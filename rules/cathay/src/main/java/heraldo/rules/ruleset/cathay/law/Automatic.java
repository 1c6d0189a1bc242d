package heraldo.rules.ruleset.cathay.law;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Board;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Arrays;
import java.util.Comparator;
import java.util.OptionalInt;

/** The automatic choice of a settlement and its road for a seat that names none (Y53). */
public final class Automatic {

    private Automatic() {}

    /** The legal corner with most pips, then most different resources, then the lowest number; empty if none is legal. */
    public static OptionalInt corner(Position position, Seat seat) {
        Board board = position.board();
        return Sites.all(position, seat).stream()
                .boxed()
                .min(Comparator.<Integer>comparingInt(corner -> -board.pips(corner))
                        .thenComparingInt(corner -> -board.kinds(corner))
                        .thenComparingInt(corner -> corner))
                .stream()
                .mapToInt(Integer::intValue)
                .findFirst();
    }

    /** The free edge of a corner that leads to most pips, then to the lowest number; empty if all are taken. */
    public static OptionalInt road(Position position, int corner) {
        return Arrays.stream(Net.edgesAt(corner))
                .filter(edge -> position.paver(edge) == 0)
                .boxed()
                .min(Comparator.<Integer>comparingInt(edge -> -position.board().pips(Net.across(edge, corner)))
                        .thenComparingInt(edge -> Net.across(edge, corner)))
                .stream()
                .mapToInt(Integer::intValue)
                .findFirst();
    }
}
