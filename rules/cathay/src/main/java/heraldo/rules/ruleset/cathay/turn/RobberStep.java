package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.law.Robber;
import java.util.List;

/** On 7 the robber goes to the nearest other built hex and takes a card from everybody there (Y24, Y25). */
final class RobberStep implements Step {

    @Override
    public void play(Progress turn) {
        if (turn.sum() != Robber.SEVEN) {
            return;
        }
        int from = turn.now().tabletop().robber();
        List<Integer> nearest = Robber.nearest(turn.now());
        int to = nearest.isEmpty()
                ? from
                : nearest.get(nearest.size() == 1 ? 0 : turn.die("robber", nearest.size()) - 1);
        turn.change(position -> position.withRobber(to));
        turn.happened(new Deed.Robber(from, to, nearest));
        if (!nearest.isEmpty()) {
            turn.now().seats().forEach(seat -> rob(turn, seat));
        }
    }

    private static void rob(Progress turn, Seat seat) {
        if (!Robber.robs(turn.now(), seat, turn.now().tabletop().robber())) {
            return;
        }
        Goods hand = turn.side(seat).hand();
        Resource card = hand.card(turn.die("rob|" + seat.number(), hand.size()));
        turn.pay(seat, Goods.NONE.plus(card, 1));
        turn.happened(new Deed.Robbed(seat, card));
    }
}
