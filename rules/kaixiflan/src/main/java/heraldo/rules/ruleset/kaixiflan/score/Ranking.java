package heraldo.rules.ruleset.kaixiflan.score;

import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Ranking of the provinces, and the winners when the game is over (R95). */
public final class Ranking {

    /** More Fame, then the Fortaleza de Mago, then more building points. */
    private static final Comparator<Score> BEST = Comparator.comparingInt(Score::total)
            .thenComparing(score -> score.of(ScoreColumn.FORTRESS) > 0)
            .thenComparingInt(score -> score.of(ScoreColumn.BUILDINGS))
            .reversed();

    private final Realm realm;
    private final List<Score> scores;

    public Ranking(Law law) {
        this.realm = law.realm();
        this.scores = new Scores(law).ranked();
    }

    /** Everybody's score, best first: while the game is on by total, at its end with the tie-breaks. */
    public List<Score> scores() {
        return realm.over() ? scores.stream().sorted(BEST).toList() : scores;
    }

    /** Everybody's Fame. */
    public SortedMap<Owner, Integer> totals() {
        SortedMap<Owner, Integer> totals = new TreeMap<>();
        scores.forEach(score -> totals.put(score.owner(), score.total()));
        return totals;
    }

    /** Returns the winners: one province, or several if nothing tells them apart. */
    public List<Score> winners() {
        List<Score> best = scores.stream().sorted(BEST).toList();
        return best.stream()
                .filter(score -> BEST.compare(score, best.get(0)) == 0)
                .toList();
    }

    /** The words for what decided a tie; empty if there was none. */
    public List<String> tieBreaks() {
        List<Score> winners = winners();
        Score best = winners.get(0);
        List<Score> tied =
                scores.stream().filter(score -> score.total() == best.total()).toList();
        if (tied.size() == 1) {
            return List.of();
        }
        if (winners.size() > 1) {
            return List.of("end.shared");
        }
        boolean fortress = best.of(ScoreColumn.FORTRESS) > 0
                && tied.stream()
                                .filter(score -> score.of(ScoreColumn.FORTRESS) > 0)
                                .count()
                        == 1;
        return List.of(fortress ? "end.tiebreak-fortress" : "end.tiebreak-buildings");
    }
}
