package heraldo.rules.ruleset.tribus.chart;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexMap;
import heraldo.rules.board.HexName;
import heraldo.rules.board.HexRows;
import heraldo.rules.kernel.Frozen;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The map (§6): a hexagon of tiles in straight rows. A tile is called by the letter of its row and its number in it, from the
 * left: the first tile of the first row is {@code A1}. Immutable.
 */
public final class Chart {

    /** From row to row, and in a row from left to right. */
    public static final Comparator<Hex> READING =
            Comparator.comparingInt(Hex::r).thenComparingInt(Hex::q);

    private static final Hex MIDDLE = new Hex(0, 0);

    private final HexRows rows;
    private final SortedSet<Hex> tiles;
    private final SortedSet<Hex> sea;
    private final HexMap<List<Hex>> land;
    private final SortedMap<Hex, City> cities;
    private final List<Hex> listed;

    /** A city with its name and, if it is a port, its harbour. */
    private record City(String name, Optional<Hex> harbour) {}

    /**
     * The map of a table.
     *
     * @throws IllegalArgumentException if a tile is not on the map, cities lie too close, or a harbour does not touch its port
     */
    public Chart(MapTable table) {
        rows = new HexRows(table.radius());
        tiles = Frozen.set(MIDDLE.within(table.radius()));
        sea = Frozen.set(table.sea().stream().map(this::hex).toList());
        SortedMap<Hex, City> named = new TreeMap<>();
        table.cities()
                .forEach(city -> named.put(
                        hex(city.at()), new City(city.name(), city.harbour().map(this::hex))));
        cities = HexMap.of(named);
        listed = List.copyOf(reading(new TreeSet<>(named.keySet())));
        land = neighbourhoods(tiles, sea);
        cities.forEach(this::demandCity);
    }

    private void demandCity(Hex hex, City city) {
        demand(!sea.contains(hex), "a city lies in the sea: " + name(hex));
        demand(
                cities.headMap(hex).keySet().stream().allMatch(other -> other.distance(hex) >= MapTable.APART),
                "a city lies less than " + MapTable.APART + " tiles from another: " + name(hex));
        city.harbour()
                .ifPresent(harbour -> demand(
                        sea.contains(harbour) && harbour.distance(hex) == 1,
                        "the harbour of " + name(hex) + " is no sea beside it: " + name(harbour)));
    }

    private static void demand(boolean holds, String problem) {
        if (!holds) {
            throw new IllegalArgumentException(problem);
        }
    }

    /** Every tile of land with the land tiles next to it. */
    private static HexMap<List<Hex>> neighbourhoods(SortedSet<Hex> tiles, SortedSet<Hex> sea) {
        SortedSet<Hex> land = new TreeSet<>(tiles);
        land.removeAll(sea);
        SortedMap<Hex, List<Hex>> around = new TreeMap<>();
        land.forEach(tile -> around.put(
                tile, tile.neighbours().stream().filter(land::contains).toList()));
        return HexMap.of(around);
    }

    /** Returns the name of a tile. */
    public String name(Hex hex) {
        return rows.name(hex);
    }

    /**
     * The tile of a name such as {@code G7}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Hex hex(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("no tile is called " + name));
    }

    public Optional<Hex> find(String name) {
        return HexName.read(name).map(rows::at).filter(tiles::contains);
    }

    /** Every tile in reading order. */
    public List<Hex> tiles() {
        return reading(tiles);
    }

    /** Some tiles in reading order. */
    public static List<Hex> reading(SortedSet<Hex> some) {
        List<Hex> sorted = new ArrayList<>(some);
        sorted.sort(READING);
        return sorted;
    }

    public boolean sea(Hex hex) {
        return sea.contains(hex);
    }

    /** Land or city. */
    public boolean land(Hex hex) {
        return land.containsKey(hex);
    }

    public boolean city(Hex hex) {
        return cities.containsKey(hex);
    }

    public boolean port(Hex hex) {
        return harbour(hex).isPresent();
    }

    /** Every city in reading order. */
    public List<Hex> cities() {
        return listed;
    }

    /**
     * Returns the name that a city has beside its id.
     *
     * @throws IllegalArgumentException if the tile is no city
     */
    public String cityName(Hex hex) {
        return Optional.ofNullable(cities.get(hex))
                .orElseThrow(() -> new IllegalArgumentException("no city: " + name(hex)))
                .name();
    }

    /** The harbour tile of a port. */
    public Optional<Hex> harbour(Hex port) {
        return Optional.ofNullable(cities.get(port)).flatMap(City::harbour);
    }

    /** The land tiles next to a tile, cities among them. */
    public List<Hex> landAround(Hex hex) {
        List<Hex> around = land.get(hex);
        return around == null ? hex.neighbours().stream().filter(this::land).toList() : around;
    }
}
