package heraldo.rules.ruleset.tribus.law;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import java.util.SortedSet;
import java.util.TreeSet;

/** Law of sieges: the test for surrounded cities (T23, Q35). */
public record Siege(Chart chart, Settings settings) {

    private static final int FEWEST = 2;

    /** Returns whether a city is besieged as things stand; neutral cities never are. */
    public boolean holds(Board board, Hex city) {
        int owner = board.tile(city).owner();
        return owner != Tribe.NOBODY && closed(board, city, owner) && surrounded(board, city, owner);
    }

    /** The cities of a tribe that are besieged. */
    public SortedSet<Hex> of(Board board, int tribe) {
        SortedSet<Hex> besieged = new TreeSet<>(chart.cities());
        besieged.removeIf(city -> board.tile(city).owner() != tribe || !holds(board, city));
        return besieged;
    }

    private boolean surrounded(Board board, Hex city, int owner) {
        int all = 0;
        int manned = 0;
        for (Hex hex : chart.landAround(city)) {
            Tile tile = board.tile(hex);
            if (!foreign(tile.owner(), owner)) {
                return false;
            }
            all++;
            manned += tile.manned() ? 1 : 0;
        }
        return manned >= (settings.siegeByTroops() ? all : FEWEST);
    }

    /** A port is open as long as no manned ship of another tribe lies in its harbour. */
    private boolean closed(Board board, Hex city, int owner) {
        return !settings.siegeNeedsHarbour()
                || chart.harbour(city)
                        .map(harbour -> board.ship(harbour)
                                .filter(Ship::manned)
                                .filter(ship -> foreign(ship.owner(), owner))
                                .isPresent())
                        .orElse(true);
    }

    private static boolean foreign(int other, int owner) {
        return other != owner && other != Tribe.NOBODY;
    }
}
