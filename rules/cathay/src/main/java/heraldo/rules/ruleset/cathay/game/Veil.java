package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;

/** The position without what only others know (§7): their cards, so that not even a rival's fall shows them, and their plans. */
final class Veil {

    private Veil() {}

    static Position over(Position position, Seat seat) {
        Position veiled = position;
        for (Seat other : position.seats()) {
            if (!other.equals(seat)) {
                Side side = position.side(other);
                veiled = veiled.with(
                        other,
                        side.withHand(Goods.NONE).withPlayer(side.player().silent()));
            }
        }
        return veiled;
    }
}
