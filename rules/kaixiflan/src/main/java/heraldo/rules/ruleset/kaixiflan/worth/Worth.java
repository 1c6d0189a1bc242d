package heraldo.rules.ruleset.kaixiflan.worth;

import heraldo.rules.ruleset.kaixiflan.law.Bonuses;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.score.Ranking;
import heraldo.rules.ruleset.kaixiflan.score.Score;
import heraldo.rules.ruleset.kaixiflan.score.ScoreColumn;
import heraldo.rules.ruleset.kaixiflan.score.Scores;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;

/**
 * Value of a position for a province, in hundredths of Fame: the Fame it has, and the prospects of its harvests, its store,
 * its Era, its trade and its people on the way. Lives within one weighing.
 */
public final class Worth {

    private static final int WHOLE = 100;
    private static final int VICTORY = 1_000_000;

    /** Values of a point of store or bonus, when a province is about to end the game and before. */
    private static final int AT_HAND = 70;

    private static final int FLEETING = 15;
    private static final int PER_POINT = 40;
    private static final int PER_STEP = 120;
    private static final int PER_MILITARY = 60;

    private final Standpoint here;
    private final Leaning leaning;
    private final List<Score> scores;

    /** A position as a province of a temper looks at it. */
    public Worth(Law law, Owner own, Leaning leaning) {
        this.here = new Standpoint(law, own);
        this.leaning = leaning;
        this.scores = new Scores(law).all();
    }

    /** Returns the value: more is better. */
    public long total() {
        if (here.realm().over()) {
            return end();
        }
        Ascent ascent = new Ascent(here);
        long sum = leaning.of("rivals") * -rival() * Standpoint.FAME / WHOLE;
        sum += fame();
        sum += leaning.of("harvest") * new Crops(here).worth() / WHOLE;
        sum += leaning.of("store") * ascent.store() / WHOLE;
        sum += leaning.of("era") * ascent.era() / WHOLE;
        sum += leaning.of("trade") * new Commerce(here).worth() / WHOLE;
        sum += gifts();
        return sum + ascent.way();
    }

    /** Victory before all, then the lead. */
    private long end() {
        boolean won = new Ranking(here.law()).winners().stream().anyMatch(score -> score.owner() == here.own());
        return (won ? VICTORY : -VICTORY) + (long) Standpoint.FAME * (score().total() - rival());
    }

    private Score score() {
        return scores.stream()
                .filter(score -> score.owner() == here.own())
                .findFirst()
                .orElseThrow();
    }

    private long rival() {
        return scores.stream()
                .filter(score -> score.owner() != here.own())
                .mapToInt(Score::total)
                .max()
                .orElse(0);
    }

    /**
     * Values lasting Fame in full; that of a store that fills again or a bonus that may be lost at far less until the end
     * is at hand.
     */
    private long fame() {
        Score score = score();
        int fleeting = score.of(ScoreColumn.STORE) + score.of(ScoreColumn.SCIENCE) + score.bonus();
        int lasting = score.base() - score.of(ScoreColumn.STORE) - score.of(ScoreColumn.SCIENCE);
        long sum = (long) Standpoint.FAME * lasting + (long) fleeting * (atHand() ? AT_HAND : FLEETING);
        return sum
                + taste("explored", score.of(ScoreColumn.EXPLORED))
                + taste("buildings", score.of(ScoreColumn.BUILDINGS))
                + taste("towns", score.of(ScoreColumn.SETTLEMENTS))
                + taste("armies", score.of(ScoreColumn.ARMIES))
                + taste("battles", score.of(ScoreColumn.BATTLES))
                + taste("agreements", score.of(ScoreColumn.AGREEMENTS));
    }

    /** Returns the added value of Fame for a temper that likes its origin; negative for one that dislikes it. */
    private long taste(String what, int fame) {
        return (long) (leaning.of(what) - WHOLE) * fame;
    }

    /** Returns whether a province has all it takes to end the game in the next turn. */
    private boolean atHand() {
        return here.realm().provinces().values().stream()
                .anyMatch(province -> here.book().buildings().stream()
                        .anyMatch(building -> building.ends()
                                && province.era() >= building.era()
                                && province.buildings().containsAll(building.needs())
                                && province.stock().covers(building.cost())));
    }

    /** Values the gifts of buildings beside their Fame and harvests, and armies within reach of weaker units. */
    private long gifts() {
        Bonuses bonuses = here.law().bonuses(here.own());
        long unknown = here.realm().atlas().lands().values().stream()
                .filter(land -> !land.explored())
                .count();
        long points = Math.min(here.left(), unknown / here.realm().provinces().size());
        return leaning.of("explored") * points * PER_POINT * (bonuses.points() - 1) / WHOLE
                + (long) PER_STEP * (bonuses.steps() - 1)
                + (long) leaning.of("battles") * PER_MILITARY * bonuses.military() / WHOLE
                + leaning.of("battles") * new Hunt(here, leaning).worth() / WHOLE;
    }
}
