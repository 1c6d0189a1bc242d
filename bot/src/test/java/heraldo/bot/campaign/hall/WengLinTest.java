package heraldo.bot.campaign.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Ratings are those of the published formulas. */
class WengLinTest {
    private static final double NEAR = 1e-9;

    private static List<Skill> beginners(int players) {
        return Collections.nCopies(players, Skill.UNKNOWN);
    }

    /** Algorithm 1 by hand, for two: one pair, so that each sum has one part. */
    @Test
    void twoPlayersAreRatedAsTheFormulasSay() {
        Skill strong = new Skill(29, 6);
        Skill weak = new Skill(21, 8);
        double c = Math.sqrt(6 * 6 + 8 * 8 + 2 * (25.0 / 6) * (25.0 / 6));
        double strongWins = Math.exp(29 / c) / (Math.exp(29 / c) + Math.exp(21 / c));
        double weakWins = 1 - strongWins;
        List<Skill> after = WengLin.after(List.of(strong, weak), List.of(2, 1));
        assertEquals(29 + 36 / c * (0 - strongWins), after.get(0).mean(), NEAR);
        assertEquals(21 + 64 / c * (1 - weakWins), after.get(1).mean(), NEAR);
        double strongEta = 6 / c * (36 / (c * c)) * strongWins * weakWins;
        double weakEta = 8 / c * (64 / (c * c)) * strongWins * weakWins;
        assertEquals(6 * Math.sqrt(1 - strongEta), after.get(0).deviation(), NEAR);
        assertEquals(8 * Math.sqrt(1 - weakEta), after.get(1).deviation(), NEAR);
    }

    /** Every pair has c = 13.18 and even odds: each win and each defeat is worth 2.635, a draw nothing. */
    @Test
    void fiveBeginnersOfWhomTwoAreTied() {
        List<Skill> after = WengLin.after(beginners(5), List.of(1, 2, 2, 4, 5));
        double[] means = {35.5, 27.6, 27.6, 19.7, 14.5};
        for (int i = 0; i < means.length; i++) {
            assertEquals(means[i], after.get(i).mean(), 0.05);
            assertTrue(after.get(i).deviation() < Skill.UNKNOWN.deviation(), "more is known of everybody");
        }
        assertEquals(after.get(1), after.get(2), "who is tied comes out equal");
    }

    @Test
    void inWhichOrderTheyStandDoesNotMatter() {
        Random random = new Random(11);
        for (int game = 0; game < 200; game++) {
            List<Skill> before = random.ints(5, 0, 50)
                    .mapToObj(mean -> new Skill(mean, 1 + random.nextInt(8)))
                    .toList();
            List<Integer> ranks = random.ints(5, 1, 5).boxed().toList();
            List<Integer> order = IntStream.range(0, 5).boxed().collect(Collectors.toList());
            Collections.shuffle(order, random);
            List<Skill> straight = WengLin.after(before, ranks);
            List<Skill> mixed = WengLin.after(
                    order.stream().map(before::get).toList(),
                    order.stream().map(ranks::get).toList());
            for (int i = 0; i < 5; i++) {
                assertEquals(straight.get(order.get(i)).mean(), mixed.get(i).mean(), NEAR);
                assertEquals(
                        straight.get(order.get(i)).deviation(), mixed.get(i).deviation(), NEAR);
            }
        }
    }

    @Test
    void whoWinsAloneNeverFallsAndWhoIsLastAloneNeverRises() {
        Random random = new Random(12);
        for (int game = 0; game < 1_000; game++) {
            List<Skill> before = random.ints(4, -30, 80)
                    .mapToObj(mean -> new Skill(mean, 0.01 + 9 * random.nextDouble()))
                    .toList();
            List<Skill> after = WengLin.after(before, List.of(1, 2, 3, 4));
            assertTrue(after.get(0).mean() >= before.get(0).mean());
            assertTrue(after.get(3).mean() <= before.get(3).mean());
            after.forEach(skill -> assertTrue(skill.deviation() > 0));
        }
    }

    @Test
    void aGameAgainstNobodySaysNothing() {
        assertEquals(List.of(Skill.UNKNOWN), WengLin.after(List.of(Skill.UNKNOWN), List.of(1)));
        assertThrows(IllegalArgumentException.class, () -> WengLin.after(beginners(2), List.of(1)));
    }

    @Test
    void pointsSayHowStrongSomebodyIsAtLeast() {
        assertEquals(1_000, Skill.UNKNOWN.points());
        assertEquals(2_000, Skill.UNKNOWN.likeliest());
        assertTrue(new Skill(25, 2).points() > new Skill(25, 3).points(), "who is better known has more");
    }
}
