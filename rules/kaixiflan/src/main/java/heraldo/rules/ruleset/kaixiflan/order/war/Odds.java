package heraldo.rules.ruleset.kaixiflan.order.war;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.law.Strife;
import heraldo.rules.ruleset.kaixiflan.state.Owner;

/**
 * Odds of a battle (R72, R73), as numbers of equally likely throws of all dice.
 *
 * @param won throws in which the own total is higher
 * @param drawn throws that nobody wins
 * @param lost throws in which the foe's total is higher
 * @param worst by how much the own total may be lower at most; 0 if it cannot be
 */
public record Odds(int won, int drawn, int lost, int worst) {

    private static final int WHOLE = 100;

    /** The odds of a side with its units and bonus against another. */
    static Odds of(Units own, int bonus, Units foe, int theirBonus) {
        int[] mine = throwsBySum(Strife.dice(own, foe));
        int[] theirs = throwsBySum(Strife.dice(foe, own));
        int won = 0;
        int drawn = 0;
        int lost = 0;
        int worst = 0;
        for (int i = 0; i < mine.length; i++) {
            for (int j = 0; j < theirs.length; j++) {
                int throwsOfBoth = mine[i] * theirs[j];
                int difference = i + bonus - j - theirBonus;
                won += difference > 0 ? throwsOfBoth : 0;
                drawn += difference == 0 ? throwsOfBoth : 0;
                lost += difference < 0 ? throwsOfBoth : 0;
                worst = throwsOfBoth > 0 ? Math.max(worst, -difference) : worst;
            }
        }
        return new Odds(won, drawn, lost, worst);
    }

    /** The odds of an attack as everybody sees the hex. */
    public static Odds of(Law law, Hex hex, Owner attacker, Owner defender) {
        Units own = law.realm().muster().at(hex, attacker);
        Units foe = law.realm().muster().at(hex, defender);
        return of(own, bonus(law, attacker, own), foe, bonus(law, defender, foe));
    }

    private static int bonus(Law law, Owner owner, Units units) {
        return units.armies() > 0 ? law.bonuses(owner).military() : 0;
    }

    /** Counts the throws of some dice that give each sum. */
    private static int[] throwsBySum(int dice) {
        int[] ways = {1};
        for (int die = 0; die < dice; die++) {
            int[] more = new int[ways.length + Strife.DIE];
            for (int sum = 0; sum < ways.length; sum++) {
                for (int eyes = 1; eyes <= Strife.DIE; eyes++) {
                    more[sum + eyes] += ways[sum];
                }
            }
            ways = more;
        }
        return ways;
    }

    /** Tells the chance of a victory, in words. */
    public Message chance() {
        int all = won + drawn + lost;
        return won == all || won == 0
                ? Message.of("outlook.chance", "sure", won == 0 ? "never" : "always", "percent", 0)
                : Message.of("outlook.chance", "sure", "no", "percent", percent(won, all));
    }

    /** Rounds to a whole percentage between 1 and 99, since the outcome is possible but not sure. */
    private static int percent(int part, int whole) {
        int nearest = (2 * WHOLE * part + whole) / (2 * whole);
        return Math.min(WHOLE - 1, Math.max(1, nearest));
    }

    /** Returns whether victory is less likely than not. */
    boolean bad() {
        return 2 * won < won + drawn + lost;
    }

    /** Returns whether defeat is more likely than victory. */
    boolean worse() {
        return lost > won;
    }
}
