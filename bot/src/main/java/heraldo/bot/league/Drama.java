package heraldo.bot.league;

import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;

/**
 * Statistics of games between equals.
 *
 * @param matches at least one
 */
public record Drama(List<Match> matches) {

    /** A second with so much of the winner's total, of a hundred, was close. */
    private static final int CLOSE = 60;

    public Drama {
        matches = List.copyOf(matches);
    }

    /** Returns the win rate of each temper, over the games in which it played. */
    public SortedMap<Temper, Rate> tempers() {
        return won((seat, governor) -> governor.temper());
    }

    /** Returns the win rate of each seat. */
    public SortedMap<Seat, Rate> seats() {
        return won((seat, governor) -> seat);
    }

    private <K> SortedMap<K, Rate> won(BiFunction<Seat, Governor, K> kind) {
        SortedMap<K, Rate> rates = new TreeMap<>();
        for (Match match : matches) {
            match.governors()
                    .forEach((seat, governor) ->
                            rates.merge(kind.apply(seat, governor), new Rate(match.share(seat), 1), Rate::plus));
        }
        return rates;
    }

    /** Returns the median number of turns of a game. */
    public int medianTurns() {
        return median(Match::turns);
    }

    /** Returns the median number of lead changes. */
    public int medianLeadChanges() {
        return median(Match::leadChanges);
    }

    /** Returns the median of the second's total, as a percentage of the first's. */
    public int medianRunnerUp() {
        return median(Match::runnerUp);
    }

    /** Returns the rate of games in which one seat led alone at half time. */
    public Rate ledAtHalfTime() {
        return rate(matches.stream()
                .filter(match -> match.halfTimeLeader().isPresent())
                .count());
    }

    /** Returns the rate at which a seat that led alone at half time won. */
    public Rate decidedEarly() {
        List<Match> led = matches.stream()
                .filter(match -> match.halfTimeLeader().isPresent())
                .toList();
        return new Rate(led.stream().filter(Match::decidedEarly).count(), led.size());
    }

    /** Returns the rate of games with a close second. */
    public Rate close() {
        return rate(matches.stream().filter(match -> match.runnerUp() >= CLOSE).count());
    }

    /** Returns the rate of games that came to their own end. */
    public Rate ended() {
        return rate(
                matches.stream().filter(match -> match.outcome().isPresent()).count());
    }

    /** Returns the rate of games that ended by each of the ruleset's sentences. */
    public SortedMap<String, Rate> endings() {
        SortedMap<String, Integer> counts = new TreeMap<>();
        matches.forEach(match -> match.ending().ifPresent(ending -> counts.merge(ending, 1, Integer::sum)));
        SortedMap<String, Rate> rates = new TreeMap<>();
        counts.forEach((ending, count) -> rates.put(ending, rate(count)));
        return rates;
    }

    /** In how many games somebody stood still with a full store. */
    public Rate idle() {
        return rate(matches.stream().filter(match -> !match.idle().isEmpty()).count());
    }

    private Rate rate(long hits) {
        return new Rate(hits, matches.size());
    }

    private int median(ToIntFunction<Match> figure) {
        int[] sorted = matches.stream().mapToInt(figure).sorted().toArray();
        return sorted[sorted.length / 2];
    }
}
