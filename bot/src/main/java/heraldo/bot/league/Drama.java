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
 * What games of equals were like.
 *
 * @param matches at least one
 */
public record Drama(List<Match> matches) {

    /** A second with so much of the winner's total, of a hundred, was close. */
    private static final int CLOSE = 60;

    public Drama {
        matches = List.copyOf(matches);
    }

    /** How often each temper won, of the games in which it played. */
    public SortedMap<Temper, Rate> tempers() {
        return won((seat, governor) -> governor.temper());
    }

    /** How often each seat won. */
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

    /** How many turns a game had. */
    public int medianTurns() {
        return median(Match::turns);
    }

    /** How often the lead changed. */
    public int medianLeadChanges() {
        return median(Match::leadChanges);
    }

    /** What the second had of the winner's total, of a hundred. */
    public int medianRunnerUp() {
        return median(Match::runnerUp);
    }

    /** How often somebody led alone at half time. */
    public Rate ledAtHalfTime() {
        return rate(matches.stream()
                .filter(match -> match.halfTimeLeader().isPresent())
                .count());
    }

    /** How often whoever led alone at half time won. */
    public Rate decidedEarly() {
        List<Match> led = matches.stream()
                .filter(match -> match.halfTimeLeader().isPresent())
                .toList();
        return new Rate(led.stream().filter(Match::decidedEarly).count(), led.size());
    }

    /** How often the second was close. */
    public Rate close() {
        return rate(matches.stream().filter(match -> match.runnerUp() >= CLOSE).count());
    }

    /** How often the game came to its own end. */
    public Rate ended() {
        return rate(
                matches.stream().filter(match -> match.outcome().isPresent()).count());
    }

    /** How often each of the ruleset's sentences ended a game. */
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
