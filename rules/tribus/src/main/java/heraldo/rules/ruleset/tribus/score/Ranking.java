package heraldo.rules.ruleset.tribus.score;

import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Ranking of the tribes. Tribes that are out rank below the others, later exits first (Q42). */
public final class Ranking {

    private final World world;
    private final SortedMap<Integer, Holding> holdings = new TreeMap<>();

    /** Everybody's holdings are counted in one pass over the board. */
    public Ranking(Rulebook book, World world) {
        this.world = world;
        Settings.Weights weights = world.settings().weights();
        world.tribes().keySet().forEach(tribe -> holdings.put(tribe, Holding.NOTHING));
        world.board()
                .tiles()
                .forEach((hex, tile) -> holdings.computeIfPresent(
                        tile.owner(), (tribe, had) -> had.withTile(book.chart().city(hex), tile.soldiers())));
        world.board()
                .ships()
                .values()
                .forEach(ship -> holdings.computeIfPresent(ship.owner(), (tribe, had) -> had.withShip(ship.crew())));
        holdings.replaceAll((tribe, holding) -> holding.scored(weights));
    }

    public Holding holding(int tribe) {
        return Known.in(holdings, tribe);
    }

    /** All tribes, best first: the winners, those still in the game, then the others, last to leave first. */
    public List<Integer> tribes() {
        return world.tribes().keySet().stream().sorted(better()).toList();
    }

    /** The place of a tribe, from 1: those nobody is better than share the first. */
    public int place(int tribe) {
        Comparator<Integer> better = better();
        int place = 1;
        for (int other : world.tribes().keySet()) {
            place += better.compare(other, tribe) < 0 ? 1 : 0;
        }
        return place;
    }

    private Comparator<Integer> better() {
        Comparator<Integer> won = Comparator.comparing(tribe -> world.ending()
                .filter(ending -> ending.winners().contains(tribe))
                .isEmpty());
        return won.thenComparing(tribe -> !world.in(tribe))
                .thenComparingInt(tribe -> -world.tribe(tribe).exit())
                .thenComparing(this::holding, Holding.BEST);
    }

    /** Those nobody is better than. */
    public List<Integer> best() {
        if (world.tribes().isEmpty()) {
            return List.of();
        }
        Comparator<Integer> better = better();
        int first = Collections.min(world.tribes().keySet(), better);
        return world.living().stream()
                .filter(tribe -> better.compare(tribe, first) == 0)
                .toList();
    }

    /** Returns the number of cities of the tribe with most of them. */
    public int mostCities() {
        return holdings.values().stream().mapToInt(Holding::cities).max().orElse(0);
    }

    /** The tribes with so many cities. */
    public List<Integer> withCities(int number) {
        return world.living().stream()
                .filter(tribe -> holding(tribe).cities() == number)
                .toList();
    }

    /** Everybody's score. */
    public SortedMap<Integer, Integer> totals() {
        SortedMap<Integer, Integer> totals = new TreeMap<>();
        holdings.forEach((tribe, holding) -> totals.put(tribe, holding.score()));
        return totals;
    }
}
