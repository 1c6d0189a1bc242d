package heraldo.bot.campaign.hall;

import java.util.ArrayList;
import java.util.List;

/**
 * The rating algorithm of Weng and Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning
 * Research 12 (2011), algorithm 1: the model of Bradley and Terry with all pairs. Everybody is a team of one; equal ranks are
 * draws.
 *
 * <p>Implemented here from the published formulas: the only library that treats ties correctly is one person's young project,
 * and the formulas are less work than keeping up with it.
 */
public final class WengLin {

    /** The amount of luck in a game: beta squared, beta being half of the deviation of a beginner. */
    private static final double LUCK = Math.pow(25.0 / 6, 2);

    /** Nobody is ever so sure that further results would say nothing. */
    private static final double LEAST = 0.0001;

    private WengLin() {}

    /**
     * The strengths after a game.
     *
     * @param before those of all who played
     * @param ranks the rank of each of them, in the same order; equal ones for a tie
     */
    public static List<Skill> after(List<Skill> before, List<Integer> ranks) {
        if (before.size() != ranks.size()) {
            throw new IllegalArgumentException("not everybody has a rank");
        }
        List<Skill> after = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            after.add(after(before, ranks, i));
        }
        return List.copyOf(after);
    }

    private static Skill after(List<Skill> before, List<Integer> ranks, int i) {
        Skill own = before.get(i);
        double variance = square(own.deviation());
        double omega = 0;
        double delta = 0;
        for (int q = 0; q < before.size(); q++) {
            if (q != i) {
                Skill other = before.get(q);
                double c = Math.sqrt(variance + square(other.deviation()) + 2 * LUCK);
                double wins = 1 / (1 + Math.exp((other.mean() - own.mean()) / c));
                double score = (1 - Integer.signum(ranks.get(i).compareTo(ranks.get(q)))) / 2.0;
                double gamma = own.deviation() / c;
                omega += variance / c * (score - wins);
                delta += gamma * variance / square(c) * wins * (1 - wins);
            }
        }
        return new Skill(own.mean() + omega, own.deviation() * Math.sqrt(Math.max(1 - delta, LEAST)));
    }

    private static double square(double value) {
        return value * value;
    }
}
