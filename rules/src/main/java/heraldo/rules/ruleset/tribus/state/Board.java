package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What stands where.
 *
 * @param tiles land and cities that are not {@link Tile#FREE}
 * @param ships at most one on a tile of sea (Q24)
 */
public record Board(SortedMap<Hex, Tile> tiles, SortedMap<Hex, Ship> ships) {

    public static final Board EMPTY = new Board(Frozen.noMap(), Frozen.noMap());

    public Board {
        tiles = Frozen.map(tiles);
        ships = Frozen.map(ships);
    }

    public Tile tile(Hex hex) {
        return tiles.getOrDefault(hex, Tile.FREE);
    }

    public Optional<Ship> ship(Hex hex) {
        return Optional.ofNullable(ships.get(hex));
    }

    /** Soldiers aboard the ship on a tile; nobody if there is none. */
    public int crew(Hex hex) {
        return ship(hex).map(Ship::crew).orElse(0);
    }

    /** Whether a ship of a tribe with a crew lies on a tile. */
    public boolean crewed(Hex hex, int tribe) {
        return ship(hex, tribe).filter(Ship::manned).isPresent();
    }

    /** The ship of a tribe on a tile. */
    public Optional<Ship> ship(Hex hex, int tribe) {
        return ship(hex).filter(ship -> ship.owner() == tribe);
    }

    public Board with(Hex hex, Tile tile) {
        return new Board(tile.isFree() ? without(tiles, hex) : Frozen.with(tiles, hex, tile), ships);
    }

    public Board with(Hex hex, Ship ship) {
        return new Board(tiles, Frozen.with(ships, hex, ship));
    }

    public Board withoutShip(Hex hex) {
        return new Board(tiles, without(ships, hex));
    }

    private static <V> SortedMap<Hex, V> without(SortedMap<Hex, V> map, Hex hex) {
        SortedMap<Hex, V> fewer = new TreeMap<>(map);
        fewer.remove(hex);
        return Frozen.map(fewer);
    }
}
