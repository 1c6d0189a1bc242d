package heraldo.rules.ruleset.hexadominacion.book;

import java.math.BigInteger;

/**
 * Chances of battles (§1.5), by the normal curve: two sums of dice differ by a number whose mean is 3½ for each soldier that
 * one side has more, and whose variance is 35/12 for each soldier of both. At most one per cent off, even for single soldiers.
 */
public final class Odds {

    /** A sure thing. */
    public static final int CERTAIN = 1000;

    /** The curve from its middle to three deviations, in tenths of a deviation. */
    private static final int[] CURVE = {
        500, 540, 579, 618, 655, 692, 726, 758, 788, 816, 841, 864, 885, 903, 919, 933, 945, 955, 964, 971, 977, 982,
        986, 989, 992, 994, 995, 997, 997, 998, 999
    };

    private static final int TENTHS = 100;

    private Odds() {}

    /** Returns the chance, in thousandths, that the attackers beat a number of paid defenders. */
    public static int conquest(int attackers, int defenders) {
        if (attackers == 0) {
            return 0;
        }
        return defenders == 0 ? CERTAIN : curve(attackers - defenders, attackers + defenders);
    }

    /** The fewest attackers with such odds. */
    public static int needed(int defenders, int odds) {
        int attackers = 1;
        while (conquest(attackers, defenders) < odds) {
            attackers++;
        }
        return attackers;
    }

    /** A draw is a failure, so half a point is taken off the lead. */
    private static int curve(int lead, int soldiers) {
        long points = 7L * lead - 1;
        long deviations = BigInteger.valueOf(3_000_000 * points * points / (35L * soldiers))
                .sqrt()
                .longValueExact();
        int upper = area((int) Math.min(deviations, (CURVE.length - 1L) * TENTHS));
        return points < 0 ? CERTAIN - upper : upper;
    }

    /** The area below the curve, in thousandths, up to so many thousandths of a deviation above its middle. */
    private static int area(int deviations) {
        int step = deviations / TENTHS;
        int beyond = deviations % TENTHS;
        int next = CURVE[Math.min(step + 1, CURVE.length - 1)];
        return CURVE[step] + (next - CURVE[step]) * beyond / TENTHS;
    }
}
