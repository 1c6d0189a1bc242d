package heraldo.rules.ruleset.caos.law;

import heraldo.rules.ruleset.caos.book.Rates;

/**
 * The cost of orders (C25).
 *
 * @param plain the cost without crossing the Límite
 * @param surcharge the extra cost of crossing it
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

    /** Returns the rest of the surcharge after a discount. */
    public int dear(int discount) {
        return Math.max(0, surcharge - discount);
    }
}
