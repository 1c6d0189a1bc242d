package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.ruleset.hexadominacion.state.Stock;

/** The stock left to spend while a governor writes a sheet. Lives within one sheet. */
final class Purse {

    private Stock left;
    private Stock kept = Stock.NONE;

    Purse(Stock stock) {
        this.left = stock;
    }

    Stock left() {
        return left;
    }

    /** Keeps something for defence. */
    void keep(Stock more) {
        kept = kept.plus(more);
    }

    /** Returns whether the stock covers a price without touching the reserve. */
    boolean affords(Stock price) {
        return left.covers(price.plus(kept));
    }

    /** Returns the number of times that the stock above the reserve can pay a price, at most {@code most}. */
    int affords(Stock price, int most) {
        return left.above(kept).affords(price, most);
    }

    void spend(Stock price) {
        left = left.minus(price);
    }
}
