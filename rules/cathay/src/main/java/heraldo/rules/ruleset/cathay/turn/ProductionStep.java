package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.law.Robber;
import heraldo.rules.ruleset.cathay.law.Yield;

/** The hexes of the number thrown give their resource: 1 for a settlement, 2 for a city (Y20 to Y23). */
final class ProductionStep implements Step {

    @Override
    public void play(Progress turn) {
        if (turn.sum() == 0 || turn.sum() == Robber.SEVEN) {
            return;
        }
        Yield crop = Yield.of(turn.now(), turn.sum());
        crop.scarce().forEach(resource -> turn.happened(new Deed.Shortage(resource)));
        for (int i = 0; i < crop.shares().size(); i++) {
            Goods share = crop.shares().get(i);
            if (!share.isNone()) {
                Seat seat = new Seat(i + 1);
                turn.receive(seat, share);
                turn.happened(new Deed.Produced(seat, share));
            }
        }
    }
}
