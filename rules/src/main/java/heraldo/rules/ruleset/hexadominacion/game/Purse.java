package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.check.Examiner;
import heraldo.rules.ruleset.hexadominacion.check.Warnings;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Sequence;

/** What a sheet leaves of the store when its attacks are paid, its trades assumed good. */
record Purse(Stock left) {

    static Purse of(World world, Rulebook book, Seat seat, OrderSheet sheet) {
        Round round = Warnings.rehearsed(world, book, seat, sheet, Examiner.atEntry(world, seat, sheet));
        Sequence.rehearseAttacks(round);
        return new Purse(round.side(seat.number()).stock());
    }

    /** What is missing for a price; nothing if it can be paid. */
    Stock missing(Stock price) {
        Stock missing = Stock.NONE;
        for (Resource good : Resource.ALL) {
            missing = missing.with(good, Math.max(0, price.get(good) - left.get(good)));
        }
        return missing;
    }
}
