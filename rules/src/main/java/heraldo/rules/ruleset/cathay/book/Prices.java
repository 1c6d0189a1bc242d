package heraldo.rules.ruleset.cathay.book;

/** What everything costs (Y11 to Y13, Y18): the table {@code prices.yaml}. */
public record Prices(Goods road, Goods settlement, Goods city, Goods warrior, Goods archer) {

    public Goods of(SoldierKind kind) {
        return kind == SoldierKind.WARRIOR ? warrior : archer;
    }
}
