package heraldo.rules.ruleset.cathay.score;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Points, and who has most of them (Y40, Y41, Y47). */
public final class Score {

    /** The points for a city (Y40). */
    public static final int CITY = 2;

    private Score() {}

    /** One for a settlement, two for a city, one for each of the four cards. */
    public static int points(Position position, Seat seat) {
        return points(position, seat.number());
    }

    /** The same for the seat of a number. */
    public static int points(Position position, int seat) {
        Side side = position.side(seat);
        return side.buildings().settlements().count()
                + CITY * side.buildings().cities().count()
                + position.honours().count(seat);
    }

    /** Best first: points, then cities, settlements, and cards in hand (Y47). */
    public static Comparator<Seat> best(Position position) {
        return Comparator.<Seat>comparingInt(seat -> points(position, seat))
                .thenComparingInt(
                        seat -> position.side(seat).buildings().cities().count())
                .thenComparingInt(
                        seat -> position.side(seat).buildings().settlements().count())
                .thenComparingInt(seat -> position.side(seat).hand().size())
                .reversed();
    }

    /** The best of some seats; several if nothing tells them apart. */
    public static SortedSet<Seat> winners(Position position, List<Seat> candidates) {
        Comparator<Seat> best = best(position);
        SortedSet<Seat> winners = new TreeSet<>();
        candidates.stream()
                .filter(seat -> candidates.stream().noneMatch(other -> best.compare(other, seat) < 0))
                .forEach(winners::add);
        return winners;
    }

    /** The seats that still play (Y54). */
    public static List<Seat> playing(Position position) {
        List<Seat> playing = new ArrayList<>(position.sides().size());
        for (Seat seat : position.seats()) {
            if (!position.side(seat).player().resigned()) {
                playing.add(seat);
            }
        }
        return playing;
    }
}
