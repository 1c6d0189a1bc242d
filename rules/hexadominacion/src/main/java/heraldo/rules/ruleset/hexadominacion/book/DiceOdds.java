package heraldo.rules.ruleset.hexadominacion.book;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Chances of battles (H16), counted out: a die turned around is as good as the die, so that so many attackers beat so many
 * defenders as often as the dice of both, thrown together, come to more than 7 for each defender.
 */
public final class DiceOdds {

    /** A sure thing. */
    public static final int CERTAIN = 100;

    /** More dice than this are not counted out: the normal curve is then as good in whole hundredths. */
    private static final int COUNTED = 60;

    private static final int FACES = 6;
    private static final int OPPOSITE = 7;

    private DiceOdds() {}

    /**
     * Returns the attackers' chance of winning in per cent: 0 only if they never can, {@link #CERTAIN} only if they always do.
     *
     * @param attackers at least 1
     */
    public static int conquest(int attackers, int defenders) {
        if (FACES * attackers <= defenders) {
            return 0;
        }
        if (attackers > FACES * defenders) {
            return CERTAIN;
        }
        int often = attackers + defenders <= COUNTED
                ? counted(attackers, defenders)
                : (Odds.conquest(attackers, defenders) + 5) / 10;
        return Math.max(1, Math.min(CERTAIN - 1, often));
    }

    private static int counted(int attackers, int defenders) {
        BigInteger[] ways = ways(attackers + defenders);
        BigInteger wins = sum(ways, OPPOSITE * defenders + 1);
        BigInteger twice = wins.multiply(BigInteger.valueOf(2L * CERTAIN));
        BigInteger all = sum(ways, 0);
        return twice.add(all).divide(all.shiftLeft(1)).intValueExact();
    }

    /** In how many ways so many dice come to each sum. */
    private static BigInteger[] ways(int dice) {
        BigInteger[] ways = none(1);
        ways[0] = BigInteger.ONE;
        for (int die = 1; die <= dice; die++) {
            BigInteger[] more = none(FACES * die + 1);
            for (int before = 0; before < ways.length; before++) {
                for (int face = 1; face <= FACES; face++) {
                    more[before + face] = more[before + face].add(ways[before]);
                }
            }
            ways = more;
        }
        return ways;
    }

    private static BigInteger[] none(int length) {
        BigInteger[] none = new BigInteger[length];
        Arrays.fill(none, BigInteger.ZERO);
        return none;
    }

    private static BigInteger sum(BigInteger[] ways, int from) {
        return Arrays.stream(ways, from, ways.length).reduce(BigInteger.ZERO, BigInteger::add);
    }
}
