package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.order.Trade;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The means of a seat to pay, with trades of spare cards at the bank if necessary. */
final class Purse {

    /** The price of a card that no own hex yields, in cards: the seat trades for it. */
    private static final int TRADED = 4;

    private final Position position;
    private final Draft draft;
    private final int[] rates;

    Purse(Draft draft) {
        this.draft = draft;
        this.position = draft.now();
        this.rates = Worth.rates(position, draft.seat());
    }

    private Goods hand() {
        return position.side(draft.seat()).hand();
    }

    /**
     * The trades after which a price can be paid; empty if there are none.
     *
     * @param kept the cards to keep besides
     */
    Optional<List<Trade>> trades(Goods price, Goods kept) {
        Goods bank = position.tabletop().bank();
        Goods hand = hand();
        List<Trade> trades = new ArrayList<>();
        for (Resource wanted : Resource.ALL) {
            int lack = Math.max(0, price.get(wanted) - hand.get(wanted));
            for (; lack > 0; lack--) {
                Optional<Resource> given = given(hand, price.plus(kept), wanted);
                if (given.isEmpty() || bank.get(wanted) == 0) {
                    return Optional.empty();
                }
                hand = hand.plus(given.get(), -Prices.RATE).plus(wanted, 1);
                bank = bank.plus(given.get(), Prices.RATE).plus(wanted, -1);
                trades.add(new Trade(given.get(), wanted, Optional.empty()));
            }
        }
        return hand.covers(price.plus(kept)) || kept.isNone() ? Optional.of(joined(trades)) : Optional.empty();
    }

    /** The trades that bring a price nearer, though not all of it can be paid yet. */
    List<Trade> towards(Goods price) {
        Goods hand = hand();
        List<Trade> trades = new ArrayList<>();
        for (Resource wanted : Resource.ALL) {
            boolean lacks = hand.get(wanted) < price.get(wanted);
            Optional<Resource> given = lacks ? given(hand, price, wanted) : Optional.empty();
            if (given.isPresent() && position.tabletop().bank().get(wanted) > 0) {
                hand = hand.plus(given.get(), -Prices.RATE).plus(wanted, 1);
                trades.add(new Trade(given.get(), wanted, Optional.empty()));
            }
        }
        return trades;
    }

    /** Returns the resource with the largest surplus over the wanted cards, if it is enough for a trade. */
    private static Optional<Resource> given(Goods hand, Goods wanted, Resource other) {
        Resource most = null;
        int surplus = Prices.RATE - 1;
        for (Resource resource : Resource.ALL) {
            int spare = hand.get(resource) - wanted.get(resource);
            if (resource != other && spare > surplus) {
                surplus = spare;
                most = resource;
            }
        }
        return Optional.ofNullable(most);
    }

    /** The same trade several times is one order. */
    private static List<Trade> joined(List<Trade> trades) {
        List<Trade> joined = new ArrayList<>();
        for (Trade trade : trades) {
            int last = joined.size() - 1;
            boolean again = last >= 0
                    && joined.get(last).give() == trade.give()
                    && joined.get(last).receive() == trade.receive();
            if (again) {
                Trade more = new Trade(
                        trade.give(),
                        trade.receive(),
                        Optional.of(joined.get(last).count() + 1));
                joined.set(last, more);
            } else {
                joined.add(trade);
            }
        }
        return joined;
    }

    /** Returns the time to collect a price, in tenths of a card: resources that own hexes seldom yield take longer. */
    int wait(Goods price) {
        int all = 0;
        for (int rate : rates) {
            all += rate;
        }
        int wait = 0;
        for (Resource resource : Resource.ALL) {
            int lack = Math.max(0, price.get(resource) - hand().get(resource));
            int rate = rates[resource.place()];
            int each = rate == 0 ? 10 * TRADED : Math.clamp(10L * all / (4L * rate), 10, 10 * TRADED);
            wait += lack * each;
        }
        return wait;
    }
}
