package heraldo.rules.ruleset.hexadominacion.chart;

import heraldo.rules.ruleset.hexadominacion.book.Settings.StartTerritory;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.List;

/**
 * The land of each realm at the start (R1).
 *
 * @param capitals the capitals, that of seat 1 first
 * @param sites all of them, in use or not
 */
record Territory(StartTerritory start, List<Integer> capitals, List<Integer> sites) {

    /** The seat that owns a hex at the start. */
    int owner(int hex) {
        for (int i = 0; i < capitals.size(); i++) {
            if (reaches(hex, capitals.get(i))) {
                return i + 1;
            }
        }
        return Tile.NOBODY;
    }

    private boolean reaches(int hex, int capital) {
        return switch (start) {
            case RING1 -> Board.distance(hex, capital) <= 1;
            case CAPITAL -> hex == capital;
            case SECTOR ->
                sites.stream()
                        .allMatch(site -> site == capital || Board.distance(hex, capital) < Board.distance(hex, site));
        };
    }
}
