package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexMap;
import heraldo.rules.kernel.Frozen;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Occupants of the tiles, on land and at sea.
 *
 * @param tiles land and cities that are not {@link Tile#FREE}
 * @param ships at most one on a tile of sea (Q24)
 */
public record Board(SortedMap<Hex, Tile> tiles, SortedMap<Hex, Ship> ships) {

    public static final Board EMPTY = new Board(Frozen.noMap(), Frozen.noMap());

    public Board {
        tiles = HexMap.of(tiles);
        ships = HexMap.of(ships);
    }

    public Tile tile(Hex hex) {
        Tile tile = tiles.get(hex);
        return tile == null ? Tile.FREE : tile;
    }

    public Optional<Ship> ship(Hex hex) {
        return Optional.ofNullable(ships.get(hex));
    }

    /** Soldiers aboard the ship on a tile; nobody if there is none. */
    public int crew(Hex hex) {
        return ship(hex).map(Ship::crew).orElse(0);
    }

    /** Returns whether a ship of a tribe with a crew lies on a tile. */
    public boolean crewed(Hex hex, int tribe) {
        return ship(hex, tribe).filter(Ship::manned).isPresent();
    }

    /** The ship of a tribe on a tile. */
    public Optional<Ship> ship(Hex hex, int tribe) {
        return ship(hex).filter(ship -> ship.owner() == tribe);
    }

    public Board with(Hex hex, Tile tile) {
        return new Board(
                tile.isFree() ? HexMap.of(tiles).without(hex) : HexMap.of(tiles).with(hex, tile), ships);
    }

    public Board with(Hex hex, Ship ship) {
        return new Board(tiles, HexMap.of(ships).with(hex, ship));
    }

    public Board withoutShip(Hex hex) {
        return new Board(tiles, HexMap.of(ships).without(hex));
    }
}
