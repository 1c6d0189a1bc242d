package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.ruleset.hexadominacion.book.Points;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;

/** Valuation of hexes and goods in points, up to the end of the game or the horizon if that is nearer. */
final class Appraisal {

    /** Nobody counts on a hex for longer. */
    private static final int HORIZON = 16;

    /** Prices of a resource that there is none of, and of one with a full store, in hundredths. */
    private static final int DEAR = 170;

    private static final int CHEAP = 30;

    private static final int KINGDOM = 60;
    private static final int RIVAL = 30;
    /** Weight of war for a realm that runs away, of a hundred: it has less to gain, and more to lose. */
    private static final int CONTENT = 10;

    private static final int ALLY = 70;

    private final Survey survey;
    private final int rounds;

    private final Stock prices;

    /**
     * With the eyes of a realm.
     *
     * @param store its stock: a scarce resource is dear
     */
    Appraisal(Survey survey, Stock store) {
        this.survey = survey;
        this.prices = prices(store, Settings.of(survey.world).stockCap());
        this.rounds = Math.min(HORIZON, survey.roundsLeft() - 1);
    }

    private static Stock prices(Stock store, int cap) {
        Stock prices = Stock.NONE;
        for (Resource resource : Resource.ALL) {
            int full = 100 * store.get(resource) / cap;
            prices = prices.with(resource, Math.max(CHEAP, DEAR - full * 3));
        }
        return prices;
    }

    /** Returns the worth of goods to the realm in units of common goods, at least 1. */
    int price(Stock goods) {
        int sum = 0;
        for (Resource resource : Resource.ALL) {
            sum += goods.get(resource) * prices.get(resource);
        }
        return Math.max(1, sum / 100);
    }

    /** Returns the worth of a unit of goods in hundredths of a point: more while there is time to make something of it. */
    int unit() {
        return 100 + 4 * rounds;
    }

    /** Returns the worth of a hex to its owner, in points. */
    int worth(Tile tile) {
        return survey.book.points().of(tile) + rounds * harvest(tile);
    }

    /** Returns the points that a hex brings in a round. */
    int harvest(Tile tile) {
        Points points = survey.book.points();
        int units = survey.book.yieldOf(tile.level()).least()
                + survey.book.yieldOf(tile.level()).most();
        int price = tile.industry().resource().map(prices::get).orElse(DEAR);
        return units * unit() / 200 * price / 100 + (tile.city() ? points.culture(tile.level()) : 0);
    }

    /** Returns the points gained by raising a hex, for a hundred units of its price: the best of all levels it may come to. */
    int raise(Tile tile) {
        int price = 0;
        int best = 0;
        for (int level = tile.level(); level < Tile.TOP; level++) {
            price += price(survey.book.costs().build(level));
            best = Math.max(best, 100 * (worth(tile.withLevel(level + 1)) - worth(tile)) / price);
        }
        return best;
    }

    /** Returns the points that a realm gains by taking a hex. */
    int conquest(int hex, int seat, Aim aim) {
        Tile tile = survey.world.tile(hex);
        int gain = worth(tile);
        if (tile.neutral()) {
            return gain * aim.weights().land() / 100;
        }
        if (survey.capital(hex)) {
            gain += survey.book.points().conquest()
                    + survey.hexes(tile.owner()).stream()
                                    .mapToInt(other -> worth(survey.world.tile(other)))
                                    .sum()
                            * KINGDOM
                            / 100;
        }
        int eager = survey.runaway() == seat ? CONTENT : 100;
        return gain
                * (100 + rivalry(tile.owner(), seat, aim))
                / 100
                * aim.weights().war()
                / 100
                * siege(hex, seat)
                / 100
                * eager
                / 100;
    }

    /** A rival's hex beside the own capital is worth twice: an attack may come from there. */
    private int siege(int hex, int seat) {
        int capital = survey.realm(seat).capital();
        return capital != Board.NOWHERE && Board.adjacent(hex, capital) ? 200 : 100;
    }

    /** Returns the share of a rival's loss that counts as a gain, of a hundred. All others unite against a runaway. */
    int rivalry(int rival, int seat, Aim aim) {
        int runaway = survey.runaway();
        boolean allied = runaway != Tile.NOBODY && runaway != rival && runaway != seat;
        int gain = allied ? -ALLY : RIVAL;
        gain += rival == survey.leader(seat) ? aim.weights().leader() / 2 : 0;
        gain += rival == runaway ? aim.weights().leader() : 0;
        gain += survey.struck(rival, seat) ? aim.weights().grudge() / 4 : 0;
        return gain + (rival == aim.victim() ? 200 : 0);
    }
}
