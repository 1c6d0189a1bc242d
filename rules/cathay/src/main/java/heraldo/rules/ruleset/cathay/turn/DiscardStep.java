package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Preference;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.law.Robber;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.Optional;

/** On 7, hands of more than seven cards are cut by half (Y26, Y27). */
final class DiscardStep implements Step {

    @Override
    public void play(Progress turn) {
        if (turn.sum() == Robber.SEVEN) {
            turn.now().seats().forEach(seat -> cut(turn, seat));
        }
    }

    private static void cut(Progress turn, Seat seat) {
        Side side = turn.side(seat);
        int size = side.hand().size();
        if (size > Robber.MOST) {
            Goods cards = chosen(side.hand(), size / 2, side.player().discard());
            turn.pay(seat, cards);
            turn.happened(new Deed.Discarded(seat, cards));
        }
    }

    private static Goods chosen(Goods hand, int count, Optional<Preference> preference) {
        Goods cards = Goods.NONE;
        while (cards.size() < count) {
            Goods left = hand.minus(cards);
            cards = cards.plus(preference.map(order -> first(left, order)).orElseGet(() -> commonest(left)), 1);
        }
        return cards;
    }

    private static Resource first(Goods left, Preference preference) {
        return preference.order().stream()
                .filter(resource -> left.get(resource) > 0)
                .findFirst()
                .orElseThrow();
    }

    /** The one there is most of; of several, the first in canonical order. */
    private static Resource commonest(Goods left) {
        Resource commonest = Resource.ALL.get(0);
        for (Resource resource : Resource.ALL) {
            commonest = left.get(resource) > left.get(commonest) ? resource : commonest;
        }
        return commonest;
    }
}
