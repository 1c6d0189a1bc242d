package heraldo.rules.ruleset.caos.law;

import heraldo.rules.ruleset.caos.book.Rates;

/**
 * What orders cost (C25).
 *
 * @param plain without what crossing the Límite costs
 * @param surcharge what that costs
 */
public record Cost(int plain, int surcharge) {

    public static final Cost NONE = new Cost(0, 0);

    /** Units that invade (C21). */
    public static Cost invading(Rates.Costs rates, int units, boolean crossing) {
        return new Cost(units * rates.invade(), crossing ? units * rates.crossing() : 0);
    }

    /** Units that defend a planet (C22). */
    public static Cost defending(Rates.Costs rates, int units, boolean crossing) {
        return new Cost(units * rates.defend(), crossing ? units * rates.crossing() : 0);
    }

    /** Units that defend a sector (C23). */
    public static Cost guarding(Rates.Costs rates, int units) {
        return new Cost(units * rates.sector(), 0);
    }

    public Cost plus(Cost other) {
        return new Cost(plain + other.plain, surcharge + other.surcharge);
    }

    /** The actions to be paid. */
    public int actions(int discount) {
        return plain + dear(discount);
    }

    /** What is left of the surcharge. */
    public int dear(int discount) {
        return Math.max(0, surcharge - discount);
    }
}
