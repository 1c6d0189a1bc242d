package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.law.Yield;

/** Round 1: one card for each hex at the settlement that is no desert, as far as the bank has them (Y10). */
final class FirstHandStep implements Step {

    @Override
    public void play(Progress turn) {
        Seat seat = turn.active();
        if (!turn.now().round().first()) {
            return;
        }
        for (int corner : turn.side(seat).buildings().settlements().array()) {
            Goods hand = Yield.first(turn.now(), corner);
            turn.receive(seat, hand);
            turn.happened(new Deed.Endowed(seat, hand));
        }
    }
}
