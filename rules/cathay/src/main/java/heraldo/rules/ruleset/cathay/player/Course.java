package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.law.Robber;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Honours;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.Optional;

/**
 * The number of throws to the points that win, for a seat that gets the average yield of its hexes, suffers the usual robberies
 * and always buys the thing that brings it on fastest. Lives within one look at a position.
 */
final class Course {

    /** As good as never. */
    static final int NEVER = 400;

    /** The price of what cannot be had. */
    private static final int[] NEVER_SOLD = {};

    /** A card, in what hexes yield in a throw. */
    private static final int CARD = 36 * Prowl.WHOLE;

    /** Six in 36 throws are sevens. */
    private static final int SEVENS = 6;

    /** The price of a card by trade, in cards of other resources, with the wait for the fourth included. */
    private static final int TRADED = 8;

    /** The average price of a point, in cards. */
    private static final int POINT = 5;

    /** The penalty for each piece still to buy, in throws: it may come to nothing. */
    private static final int DELAY = 3;

    /** So many cards beyond what a 7 leaves are as good as one. */
    private static final int SURPLUS = 3;

    /** So many throws for each point that it sees no way to. */
    private static final int STUCK = 40;

    /** The robber leaves one of so many cards at least. */
    private static final int LEFT = 5;

    /** Nobody saves longer than this. */
    private static final int LONGEST = 255;

    private static final int KINDS = Resource.ALL.size();

    private final Position position;
    private final Seat seat;
    private final Prices prices;
    private final Prowl prowl;
    private final int[] hand = new int[KINDS];
    private final int[] yields = new int[KINDS];
    private final Grounds grounds;
    private int robbed;
    private int throwsSoFar;
    private int lacking;
    private int cities;
    private int settlements;
    private int route;
    private int rivalRoute;
    private int rivalCities;
    private boolean dev;
    private boolean longest;
    private int soldiers;
    private boolean army;

    Course(Position position, Seat seat, Prices prices, Prowl prowl) {
        this.position = position;
        this.seat = seat;
        this.prices = prices;
        this.prowl = prowl;
        Side side = position.side(seat);
        this.grounds = new Grounds(position, seat, this);
        int cards = side.hand().size();
        int sure = cards <= Robber.MOST ? CARD : CARD * (Robber.MOST + (cards - Robber.MOST) / SURPLUS) / cards;
        for (Resource resource : Resource.ALL) {
            hand[resource.place()] = side.hand().get(resource) * sure;
        }
        for (int corner : side.buildings().all().array()) {
            add(yields(corner), side.buildings().cities().has(corner) ? 2 : 1);
        }
        robbed = SEVENS * prowl.visits(side.buildings().all().bits());
        lacking = position.settings().winPoints() - Score.points(position, seat);
        cities = side.buildings().cities().count();
        settlements = side.buildings().settlements().count();
        honours(side);
    }

    private void honours(Side side) {
        Honours held = position.honours();
        route = side.buildings().route();
        for (int other = 1; other <= position.sides().size(); other++) {
            if (other != seat.number()) {
                rivalRoute =
                        Math.max(rivalRoute, position.side(other).buildings().route());
                rivalCities = Math.max(
                        rivalCities, position.side(other).buildings().cities().count());
            }
        }
        dev = held.dev() == seat.number();
        longest = held.route() == seat.number();
        soldiers = side.troop().count();
        army = held.army() == seat.number()
                || (held.army() != Honours.NOBODY
                        && position.side(held.army()).troop().count() >= HonourLaw.ARMY);
    }

    /** Returns the yield of a settlement on a corner, by resource. */
    int[] yields(int corner) {
        int[] sum = new int[KINDS];
        for (int hex : Net.hexesAt(corner)) {
            Tile tile = position.board().tile(hex);
            if (!tile.desert()) {
                sum[tile.resource().get().place()] += tile.pips() * prowl.free(hex);
            }
        }
        return sum;
    }

    static int sum(int[] parts) {
        int sum = 0;
        for (int part : parts) {
            sum += part;
        }
        return sum;
    }

    private void add(int[] more, int times) {
        for (int i = 0; i < KINDS; i++) {
            yields[i] += times * more[i];
        }
    }

    /** Returns the number of throws, at most {@link #NEVER}. */
    int length() {
        if (position.eliminated(seat)) {
            return NEVER;
        }
        while (lacking > 0 && throwsSoFar < NEVER) {
            if (!step()) {
                return Math.min(NEVER, throwsSoFar + STUCK * lacking);
            }
        }
        return Math.min(NEVER, throwsSoFar);
    }

    /** The goals of the next purchase. */
    private enum Goal {
        CITY,
        SETTLEMENT,
        ARMY,
        ROUTE
    }

    private boolean step() {
        int all = sum(yields);
        int[] net = net(all);
        int[] best = NEVER_SOLD;
        Optional<Goal> chosen = Optional.empty();
        long most = 0;
        int wait = 0;
        for (Goal goal : Goal.values()) {
            int[] price = price(goal);
            if (price.length == 0) {
                continue;
            }
            int eta = eta(price, net);
            long merit = merit(goal, Math.max(1, all), eta);
            if (merit > most) {
                most = merit;
                chosen = Optional.of(goal);
                best = price;
                wait = eta;
            }
        }
        if (chosen.isEmpty() || wait >= LONGEST) {
            return false;
        }
        pay(best, net, wait);
        throwsSoFar += DELAY * pieces(chosen.get());
        gain(chosen.get());
        return true;
    }

    private int[] net(int all) {
        int[] net = new int[KINDS];
        int left = Math.max(all - robbed, all / LEFT);
        for (int i = 0; i < KINDS; i++) {
            net[i] = all == 0 ? 0 : (int) ((long) yields[i] * left / all);
        }
        return net;
    }

    private long merit(Goal goal, int all, int eta) {
        int points = points(goal);
        int more = goal == Goal.CITY ? grounds.best() : goal == Goal.SETTLEMENT ? grounds.next() : 0;
        long saved = (long) POINT * CARD * points / all + (long) POINT * CARD * lacking / all * more / (all + more);
        return 100 * saved / (eta + 2);
    }

    private int points(Goal goal) {
        return switch (goal) {
            case CITY -> !dev && cities + 1 > rivalCities ? 2 : 1;
            case SETTLEMENT -> !longest && route + grounds.roads() >= needed() ? 2 : 1;
            case ARMY, ROUTE -> 1;
        };
    }

    private int pieces(Goal goal) {
        return switch (goal) {
            case CITY -> 1;
            case SETTLEMENT -> 1 + grounds.roads();
            case ARMY -> Math.max(1, HonourLaw.ARMY - soldiers);
            case ROUTE -> Math.max(1, needed() - route);
        };
    }

    private int needed() {
        return Math.max(HonourLaw.FIRST_ROUTE, rivalRoute + 1);
    }

    /** Returns the price of a goal; empty for one out of reach. */
    private int[] price(Goal goal) {
        return switch (goal) {
            case CITY ->
                cities < position.settings().limits().cities() && grounds.raises()
                        ? priced(prices.city(), 1, Goods.NONE, 0)
                        : NEVER_SOLD;
            case SETTLEMENT ->
                settlements < position.settings().limits().settlements() && grounds.settles()
                        ? priced(prices.settlement(), 1, prices.road(), grounds.roads())
                        : NEVER_SOLD;
            case ARMY -> army ? NEVER_SOLD : recruits();
            case ROUTE -> longest ? NEVER_SOLD : priced(prices.road(), Math.max(1, needed() - route), Goods.NONE, 0);
        };
    }

    private int[] recruits() {
        boolean archer = position.side(seat).troop().count(SoldierKind.ARCHER) == 0;
        int missing = Math.max(1, HonourLaw.ARMY - soldiers);
        return priced(prices.warrior(), missing - (archer ? 1 : 0), prices.archer(), archer ? 1 : 0);
    }

    private static int[] priced(Goods one, int times, Goods other, int others) {
        int[] price = new int[KINDS];
        for (Resource resource : Resource.ALL) {
            price[resource.place()] = CARD * (one.get(resource) * times + other.get(resource) * others);
        }
        return price;
    }

    private int eta(int[] price, int[] net) {
        int low = 0;
        int high = LONGEST;
        while (low < high) {
            int middle = (low + high) / 2;
            if (pays(price, net, middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    private boolean pays(int[] price, int[] net, int after) {
        int lack = 0;
        int spare = 0;
        for (int i = 0; i < KINDS; i++) {
            int left = hand[i] + net[i] * after - price[i];
            lack += Math.max(0, -left);
            spare += Math.max(0, left);
        }
        return lack <= spare / TRADED;
    }

    private void pay(int[] price, int[] net, int after) {
        int lack = 0;
        int spare = 0;
        for (int i = 0; i < KINDS; i++) {
            hand[i] += net[i] * after - price[i];
            lack += Math.max(0, -hand[i]);
            spare += Math.max(0, hand[i]);
        }
        long left = Math.max(0, spare - (long) TRADED * lack);
        for (int i = 0; i < KINDS; i++) {
            hand[i] = spare == 0 || hand[i] <= 0 ? 0 : (int) (hand[i] * left / spare);
        }
        throwsSoFar += after;
    }

    private void gain(Goal goal) {
        lacking -= points(goal);
        switch (goal) {
            case CITY -> {
                add(grounds.raise(), 1);
                dev = dev || cities + 1 > rivalCities;
                cities++;
                settlements--;
            }
            case SETTLEMENT -> {
                route += grounds.roads();
                longest = longest || route >= needed();
                add(grounds.settle(), 1);
                settlements++;
            }
            case ARMY -> army = true;
            case ROUTE -> {
                route = needed();
                longest = true;
            }
        }
    }
}
