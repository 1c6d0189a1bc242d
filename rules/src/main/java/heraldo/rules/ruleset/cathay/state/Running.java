package heraldo.rules.ruleset.cathay.state;

/**
 * The running turn.
 *
 * @param number from 1; it rises with every resolution that ends a turn
 * @param mayRise whether the active seat has thrown a resurrection and not placed its settlement yet (Y37)
 * @param acted whether the active seat has given an order (Y52)
 */
public record Running(int number, boolean mayRise, boolean acted) {

    public Running rising(boolean may) {
        return may == mayRise ? this : new Running(number, may, acted);
    }

    public Running acting(boolean has) {
        return has == acted ? this : new Running(number, mayRise, has);
    }

    /** The turn of the next seat, not yet numbered. */
    public Running fresh() {
        return new Running(number, false, false);
    }

    public Running numbered(int other) {
        return new Running(other, mayRise, acted);
    }
}
