package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Round;

/** What a sheet leaves of the store when its attacks are paid, its trades assumed good. */
record Purse(Stock left) {

    static Purse of(World world, Rulebook book, Seat seat, OrderSheet sheet) {
        Round round = Rehearsal.of(world, book, seat, sheet).ready();
        return new Purse(round.side(seat.number()).stock());
    }

    /** What is missing for a price; nothing if it can be paid. */
    Stock missing(Stock price) {
        return price.above(left);
    }
}
