package heraldo.rules.ruleset.cathay.book;

/** What everything costs (Y11 to Y13, Y18): the table {@code prices.yaml}. */
public record Prices(Goods road, Goods settlement, Goods city, Goods warrior, Goods archer) {

    /** How many cards of one resource the bank takes for one of another (Y17). */
    public static final int RATE = 4;

    public Goods of(SoldierKind kind) {
        return kind == SoldierKind.WARRIOR ? warrior : archer;
    }
}
