package heraldo.rules.ruleset.roshambo;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A game while a round is open, or when all are over.
 *
 * @param options how it is played
 * @param round the open round, from 1
 * @param points of every side
 */
record Bout(Options options, int round, SortedMap<Seat, Integer> points) {

    Bout {
        points = Frozen.map(points);
    }

    Settings settings() {
        return new Settings(options);
    }

    boolean over() {
        return round > settings().rounds();
    }

    List<Seat> seats() {
        return List.copyOf(points.keySet());
    }

    int points(Seat seat) {
        return Known.in(points, seat);
    }

    /** Returns the seats with most points; several if they are level (R5). */
    SortedSet<Seat> leaders() {
        int most = points.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        SortedSet<Seat> leaders = new TreeSet<>(points.keySet());
        leaders.removeIf(seat -> points(seat) < most);
        return leaders;
    }

    /** After a round that has brought some sides points. */
    Bout after(SortedMap<Seat, Integer> won) {
        SortedMap<Seat, Integer> sum = new TreeMap<>(points);
        won.forEach((seat, more) -> sum.merge(seat, more, Integer::sum));
        return new Bout(options, round + 1, sum);
    }
}
