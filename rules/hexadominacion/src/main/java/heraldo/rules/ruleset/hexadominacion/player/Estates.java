package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.order.deal.Buy;
import heraldo.rules.ruleset.hexadominacion.order.deal.Cede;
import heraldo.rules.ruleset.hexadominacion.order.deal.Sell;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Optional;

/**
 * Outposts that touch nothing of their realm are sold to the realm around them, for a price that both know. One that nobody
 * would buy is now and then given to a neighbour in need, by those whose own it is.
 */
final class Estates implements Habit {

    private static final Stock PRICE = Stock.all(30);
    private static final int AROUND = 2;
    private static final int RARELY = 12;

    @Override
    public void follow(Draft draft) {
        for (int hex : Board.HEXES) {
            buyer(draft.world, hex).ifPresent(buyer -> deal(draft, hex, buyer));
        }
    }

    private static void deal(Draft draft, int hex, Seat buyer) {
        Seat seller = new Seat(draft.world.tile(hex).owner());
        boolean generous = !draft.loyal && draft.whim("gift|" + hex, RARELY) == 1;
        if (seller.equals(draft.seat)) {
            draft.add(generous ? new Cede(hex, buyer) : new Sell(hex, buyer, PRICE));
        } else if (buyer.equals(draft.seat) && draft.affords(PRICE.times(2))) {
            draft.buy(new Buy(hex, seller, PRICE), PRICE);
        }
    }

    /**
     * Returns the realm that would buy an outpost: the one with most hexes around it, two at least; empty if there is none, or
     * if the hex is no outpost.
     */
    private static Optional<Seat> buyer(World world, int hex) {
        int owner = world.tile(hex).owner();
        List<Integer> around = Board.neighbours(hex)
                .map(near -> world.tile(near).owner())
                .boxed()
                .toList();
        boolean outpost = owner != Tile.NOBODY
                && !around.contains(owner)
                && world.realms().get(owner - 1).capital() != hex;
        return outpost
                ? around.stream()
                        .filter(other -> other != Tile.NOBODY && count(around, other) >= AROUND)
                        .max((one, other) -> Long.compare(count(around, one), count(around, other)))
                        .map(Seat::new)
                : Optional.empty();
    }

    private static long count(List<Integer> around, int owner) {
        return around.stream().filter(other -> other == owner).count();
    }
}
