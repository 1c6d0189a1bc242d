package heraldo.rules.ruleset.cathay.book;

/** The price table {@code prices.yaml}: roads, settlements, cities and soldiers (Y11 to Y13, Y18). */
public record Prices(Goods road, Goods settlement, Goods city, Goods warrior, Goods archer) {

    /** The exchange rate of the bank: cards of one resource for one card of another (Y17). */
    public static final int RATE = 4;

    public Goods of(SoldierKind kind) {
        return kind == SoldierKind.WARRIOR ? warrior : archer;
    }
}
