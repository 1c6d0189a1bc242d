package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.stream.IntStream;

/** On 7 the robber goes to the nearest other built hex and takes a card from everybody there (Y24, Y25). */
final class RobberStep implements Step {

    static final int SEVEN = 7;

    @Override
    public void play(Progress turn) {
        if (turn.sum() != SEVEN) {
            return;
        }
        int from = turn.now().robber();
        List<Integer> nearest = nearest(turn.now());
        int to = nearest.isEmpty()
                ? from
                : nearest.get(nearest.size() == 1 ? 0 : turn.die("robber", nearest.size()) - 1);
        turn.change(position -> position.robber(to));
        turn.happened(new Deed.Robber(from, to, nearest));
        if (!nearest.isEmpty()) {
            turn.now().seats().forEach(seat -> rob(turn, seat));
        }
    }

    /** Built hexes at the least distance from the robber, in letter order. */
    private static List<Integer> nearest(Position position) {
        Corners built = position.built();
        int robber = position.robber();
        List<Integer> candidates = IntStream.range(0, Net.HEXES)
                .filter(hex -> hex != robber && built.touch(Net.maskOf(hex)))
                .boxed()
                .toList();
        int least = candidates.stream()
                .mapToInt(hex -> Net.distance(robber, hex))
                .min()
                .orElse(0);
        return candidates.stream()
                .filter(hex -> Net.distance(robber, hex) == least)
                .toList();
    }

    private static void rob(Progress turn, Seat seat) {
        Goods hand = turn.side(seat).hand();
        if (hand.isNone()
                || !turn.side(seat)
                        .buildings()
                        .all()
                        .touch(Net.maskOf(turn.now().robber()))) {
            return;
        }
        Resource card = hand.card(turn.die("rob|" + seat.number(), hand.size()));
        turn.pay(seat, Goods.NONE.plus(card, 1));
        turn.happened(new Deed.Robbed(seat, card));
    }
}
