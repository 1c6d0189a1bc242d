package heraldo.rules.ruleset.tribus.governor;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;

/** Wealth of the tribes, present and expected until the game ends, in hundredths of a point. Lives within one position. */
final class Fortune {

    /**
     * Weights of a tribe's concerns, in hundredths.
     *
     * @param fear the weight of its losses to others in their next turns
     * @param lead the weight of the wealth of the best of the others
     * @param rest the weight of the wealth of all the others together
     */
    record Care(int fear, int lead, int rest) {}

    private static final int POINT = 100;

    /** Nobody counts on a city's yield for longer. */
    private static final int HORIZON = 12;

    /** Nor on that of a land, which others walk into. */
    private static final int FLEETING = 3;

    private static final int VICTORY = 20_000;
    private static final int BRINK = 2_500;
    private static final int NEAR = 800;
    private static final int SIEGE = 300;

    private final Rulebook book;
    private final World world;
    private final Settings settings;
    private final Settings.Weights weights;
    private final int weeks;
    private final SortedMap<Integer, Integer> wealth = new TreeMap<>();
    private final SortedMap<Integer, Integer> cities = new TreeMap<>();

    private Fortune(Rulebook book, World world) {
        this.book = book;
        this.world = world;
        this.settings = world.settings();
        this.weights = settings.weights();
        this.weeks = weeks(world.week());
    }

    static Fortune of(Rulebook book, World world) {
        Fortune fortune = new Fortune(book, world);
        world.living().forEach(tribe -> fortune.wealth.put(tribe, 0));
        world.board().tiles().forEach(fortune::count);
        world.board()
                .ships()
                .values()
                .forEach(ship -> fortune.add(
                        ship.owner(), POINT * (fortune.weights.ship() + ship.crew() * fortune.weights.soldier())));
        fortune.cities.forEach((tribe, number) -> fortune.add(tribe, fortune.dominion(number)));
        fortune.sieges();
        return fortune;
    }

    /** Returns the number of grants still to come, at most {@code HORIZON}. */
    private int weeks(int week) {
        int last = settings.maxWeeks();
        return last == 0 ? HORIZON : Math.max(0, Math.min(HORIZON, last - week));
    }

    private void add(int tribe, int worth) {
        if (world.in(tribe)) {
            wealth.merge(tribe, worth, Integer::sum);
        }
    }

    private void count(Hex hex, Tile tile) {
        boolean city = book.chart().city(hex);
        if (city) {
            cities.merge(tile.owner(), 1, Integer::sum);
        }
        add(tile.owner(), place(city) + POINT * tile.soldiers() * weights.soldier());
    }

    /** Returns the value of a city or a land: its points, and the soldiers that its yield will pay. */
    int place(boolean city) {
        int yield = city ? settings.cityYield() : settings.landYield();
        return POINT * (city ? weights.city() : weights.land())
                + POINT * (city ? weeks : Math.min(weeks, FLEETING)) * yield * weights.soldier() / settings.troopCost();
    }

    /** Returns the bonus for a number of cities near the one that wins. */
    private int dominion(int number) {
        int goal = settings.dominationCities();
        if (goal == 0 || number < goal - 2) {
            return 0;
        }
        return number >= goal ? VICTORY : number == goal - 1 ? BRINK : NEAR;
    }

    private void sieges() {
        Siege siege = new Siege(book.chart(), settings);
        for (Hex city : book.chart().cities()) {
            if (siege.holds(world.board(), city)) {
                add(world.board().tile(city).owner(), -SIEGE - POINT * settings.siegeLoss());
            }
        }
    }

    /**
     * The best of the others, if it has enough to be feared; otherwise {@link Tribe#NOBODY}.
     *
     * @param enough how much it must have at least, of a hundred that the tribe has
     */
    int rival(int tribe, int enough) {
        int leader = leader(tribe);
        boolean feared = rank(leader) > 0 && POINT * rank(leader) >= enough * rank(tribe);
        return feared ? leader : Tribe.NOBODY;
    }

    /** Returns the leader of the others at the beginning of the week: all who play in it come to the same one. */
    private int leader(int tribe) {
        return wealth.keySet().stream()
                .filter(other -> other != tribe)
                .max(Comparator.comparingInt(this::rank).thenComparingInt(other -> Known.in(wealth, other)))
                .orElse(Tribe.NOBODY);
    }

    private int rank(int tribe) {
        return world.tally().totals().getOrDefault(tribe, 0);
    }

    /** Returns the value of the position to a tribe, weighted by its concerns. */
    long balance(int tribe, Care care) {
        if (world.ending().isPresent()) {
            boolean won = world.ending().get().winners().contains(tribe);
            return won ? 50L * VICTORY : -50L * VICTORY;
        }
        if (!world.in(tribe)) {
            return -10L * VICTORY;
        }
        Reach reach = new Reach(book, world, place(true), settings.landMove(), settings.seaMove());
        long own = Known.in(wealth, tribe)
                - (long) reach.fear(tribe) * care.fear() / POINT
                + reach.front(tribe)
                - reach.raids(tribe);
        long best = wealth.getOrDefault(leader(tribe), 0);
        long sum = wealth.values().stream().mapToLong(each -> each).sum() - Known.in(wealth, tribe);
        return own - best * care.lead() / POINT - (sum - best) * care.rest() / POINT;
    }
}
