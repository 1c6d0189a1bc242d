package heraldo.rules.ruleset.tribus.order;

/**
 * How many soldiers.
 *
 * @param number a count; -1 for all there are
 */
public record Amount(int number) {

    /** The whole stack or crew. */
    public static final Amount ALL = new Amount(-1);

    public boolean all() {
        return equals(ALL);
    }

    /** The count where so many are present. */
    public int of(int present) {
        return all() ? present : number;
    }
}
