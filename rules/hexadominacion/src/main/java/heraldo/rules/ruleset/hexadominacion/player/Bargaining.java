package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.ruleset.hexadominacion.order.deal.Trade;

/** Writes the exchanges that the market suggests. Merchants promise the same goods twice and count on what they will receive, unless
 * they stand in for a player. */
final class Bargaining implements Habit {

    @Override
    public void follow(Draft draft) {
        Market market = new Market(draft.world, draft.book);
        draft.world
                .playing()
                .filter(other -> !other.equals(draft.seat))
                .flatMap(other -> market.trade(draft.seat, other).stream())
                .forEach(trade -> propose(draft, trade));
    }

    private static void propose(Draft draft, Trade trade) {
        boolean merchant = draft.personality == Personality.MERCHANT && !draft.loyal;
        boolean promised = merchant && draft.realm().stock().covers(trade.gives());
        if (promised && draft.left().covers(trade.gives()) && draft.add(trade)) {
            draft.spend(trade.gives());
            draft.expect(trade.gets());
        } else if (promised) {
            draft.add(trade);
        } else if (!merchant) {
            draft.buy(trade, trade.gives());
        }
    }
}
