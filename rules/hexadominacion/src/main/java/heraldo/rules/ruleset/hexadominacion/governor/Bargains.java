package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.order.deal.Buy;
import heraldo.rules.ruleset.hexadominacion.order.deal.Sell;
import heraldo.rules.ruleset.hexadominacion.order.deal.Trade;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.ArrayList;
import java.util.List;

/**
 * Bargains that two rulers both arrive at by themselves, from what is public: each gives what its own land yields more of than
 * the other's, and an outpost goes to the realm around it. Nobody bargains with a realm that runs away, nor with one that
 * attacked in the last round; those that hold together against a realm that runs away exchange more.
 */
final class Bargains {

    private static final int LEAST = 3;
    private static final int MOST = 16;
    private static final int MOST_OF_ALLIES = 28;

    /** So small a part of a store goes into one bargain. */
    private static final int PART = 10;

    private static final Stock PRICE = Stock.all(30);
    private static final int AROUND = 2;

    private final Survey survey;
    private final int seat;
    private final Purse purse;
    private final int offered;

    /**
     * Prepares the bargains of a realm.
     *
     * @param offered the largest share of a resource to offer, of a hundred
     */
    Bargains(Survey survey, int seat, Purse purse, int offered) {
        this.survey = survey;
        this.seat = seat;
        this.purse = purse;
        this.offered = offered;
    }

    /** The exchanges that are proposed. */
    List<Order> trades() {
        List<Order> trades = new ArrayList<>();
        Stock most = purse.left();
        for (int other = 1; other <= survey.world.seats(); other++) {
            if (other != seat && survey.realm(other).active() && friends(seat, other)) {
                propose(other, most, trades);
            }
        }
        return trades;
    }

    private void propose(int other, Stock most, List<Order> trades) {
        Resource give = surplus(seat, other);
        Resource get = surplus(other, seat);
        int units = units(seat, other);
        boolean kept = purse.left().get(give) - units >= most.get(give) * (100 - offered) / 100;
        if (give != get && units >= LEAST && kept) {
            purse.spend(Stock.of(give, units));
            trades.add(new Trade(new Seat(other), Stock.of(give, units), Stock.of(get, units)));
        }
    }

    private boolean friends(int one, int other) {
        int runaway = survey.runaway();
        if (runaway != Tile.NOBODY) {
            return one != runaway && other != runaway;
        }
        return !survey.struck(one, other) && !survey.struck(other, one);
    }

    private int units(int one, int other) {
        int store = Math.min(
                survey.realm(one).stock().sum(), survey.realm(other).stock().sum());
        return Math.min(survey.runaway() == Tile.NOBODY ? MOST : MOST_OF_ALLIES, store / PART);
    }

    /** Returns the resource in which one realm's land most outdoes another's, for its size. */
    private Resource surplus(int one, int other) {
        Stock mine = land(one);
        Stock theirs = land(other);
        Resource best = Resource.WHEAT;
        int most = Integer.MIN_VALUE;
        for (Resource resource : Resource.ALL) {
            int lead = mine.get(resource) * theirs.sum() - theirs.get(resource) * mine.sum();
            best = lead > most ? resource : best;
            most = Math.max(most, lead);
        }
        return best;
    }

    private Stock land(int owner) {
        Stock sum = Stock.NONE;
        for (Tile tile : survey.world.tiles()) {
            if (tile.owner() == owner && !tile.city()) {
                Resource resource = tile.industry().resource().orElseThrow();
                sum = sum.plus(
                        Stock.of(resource, survey.book.yieldOf(tile.level()).least()));
            }
        }
        return sum;
    }

    /** Outposts that are sold, and those that are bought. */
    List<Order> sales() {
        List<Order> sales = new ArrayList<>();
        for (int hex = 0; hex < Board.SIZE; hex++) {
            int owner = survey.owner(hex);
            int buyer = buyer(hex);
            if (buyer != Tile.NOBODY && owner == seat) {
                sales.add(new Sell(hex, new Seat(buyer), PRICE));
            } else if (buyer == seat && purse.affords(PRICE.times(2))) {
                purse.spend(PRICE);
                sales.add(new Buy(hex, new Seat(owner), PRICE));
            }
        }
        return sales;
    }

    /**
     * Returns the realm that would buy an outpost: the one with most hexes around it, two at least; {@link Tile#NOBODY} if
     * there is none, or if the hex is no outpost.
     */
    private int buyer(int hex) {
        int owner = survey.owner(hex);
        boolean outpost = owner != Tile.NOBODY && !survey.beside(hex, owner) && !survey.capital(hex);
        int buyer = Tile.NOBODY;
        int most = AROUND - 1;
        for (int other = 1; outpost && other <= survey.world.seats(); other++) {
            int around = around(hex, other);
            boolean more = around > most && other != survey.runaway();
            buyer = more ? other : buyer;
            most = more ? around : most;
        }
        return buyer;
    }

    private int around(int hex, int owner) {
        int around = 0;
        for (int side = 0; side < Board.sides(hex); side++) {
            around += survey.owner(Board.neighbour(hex, side)) == owner ? 1 : 0;
        }
        return around;
    }
}
