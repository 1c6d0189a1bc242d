package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.ruleset.hexadominacion.state.Stock;

/** What is left of a store while a sheet is written. Lives within one sheet. */
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

    /** Whether a price can be paid without touching what is kept. */
    boolean affords(Stock price) {
        return left.covers(price.plus(kept));
    }

    /** How many times a price can be paid. */
    int affords(Stock price, int most) {
        return left.above(kept).affords(price, most);
    }

    void spend(Stock price) {
        left = left.minus(price);
    }
}
