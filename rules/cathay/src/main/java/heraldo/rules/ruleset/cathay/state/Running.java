package heraldo.rules.ruleset.cathay.state;

/**
 * The running turn.
 *
 * @param number from 1; it rises with every resolution that ends a turn
 * @param mayRise whether the active seat has thrown a resurrection and not placed its settlement yet (Y37)
 * @param acted whether the active seat has given an order (Y52)
 * @param latest the changes of the last turn, or of this one so far
 */
public record Running(int number, boolean mayRise, boolean acted, Latest latest) {

    /** The first turn of a game. */
    public static final Running FIRST = new Running(1, false, false, Latest.NOTHING);

    public Running rising(boolean may) {
        return may == mayRise ? this : new Running(number, may, acted, latest);
    }

    public Running acting(boolean has) {
        return has == acted ? this : new Running(number, mayRise, has, latest);
    }

    /** The turn of the next seat, not yet numbered. */
    public Running fresh() {
        return new Running(number, false, false, latest);
    }

    public Running numbered(int other) {
        return new Running(other, mayRise, acted, latest);
    }

    public Running after(Latest changes) {
        return new Running(number, mayRise, acted, changes);
    }
}
