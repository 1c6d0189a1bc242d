package heraldo.rules.ruleset.tribus.law;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Victims of a tribe's order: the owners of land, soldiers, cities and ships that it may take, manned or not, and of cities
 * around which it closes a gap (T23).
 */
public record Harm(Chart chart, World world, Seat seat) {

    /** Lists the victims of an order. */
    public SortedSet<Seat> of(Order order) {
        SortedSet<Seat> harmed = new TreeSet<>();
        Command.of(order)
                .struck(this)
                .filter(tribe -> tribe != Tribe.NOBODY && tribe != seat.number())
                .forEach(tribe -> harmed.add(new Seat(tribe)));
        return Frozen.set(harmed);
    }

    /** Soldiers come to a tile of land. */
    public Stream<Integer> ashore(Hex hex) {
        Tile tile = world.board().tile(hex);
        Stream<Integer> around = tile.mannedBy(seat.number()) ? Stream.empty() : besieged(hex);
        return Stream.concat(Stream.of(tile.owner()), around);
    }

    /** Soldiers come aboard a ship. */
    public Stream<Integer> boarded(Hex hex) {
        return world.board().ship(hex).map(Ship::owner).stream();
    }

    /** The tribes on whose cities a tile borders: soldiers who newly stand there close a gap in the ring around them (Q35). */
    private Stream<Integer> besieged(Hex hex) {
        return owners(city -> city.distance(hex) == 1);
    }

    /** The tribes whose harbour a tile of sea is. */
    public Stream<Integer> blockaded(Hex hex) {
        return owners(city -> chart.harbour(city).equals(Optional.of(hex)));
    }

    private Stream<Integer> owners(Predicate<Hex> cities) {
        return chart.cities().stream()
                .filter(cities)
                .map(city -> world.board().tile(city).owner());
    }
}
