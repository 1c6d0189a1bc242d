package heraldo.rules.ruleset.hexadominacion.chart;

import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.List;

/** What a realm owns at the start (R1, option {@code startTerritory}). */
enum Territory {

    /** Its capital and the hexes around it. */
    RING1 {
        @Override
        boolean reaches(int hex, int capital, List<Integer> sites) {
            return Board.distance(hex, capital) <= 1;
        }
    },

    /** Its capital alone. */
    CAPITAL {
        @Override
        boolean reaches(int hex, int capital, List<Integer> sites) {
            return hex == capital;
        }
    },

    /** Every hex nearer to it than to any other site, in use or not. */
    SECTOR {
        @Override
        boolean reaches(int hex, int capital, List<Integer> sites) {
            return sites.stream()
                    .allMatch(site -> site == capital || Board.distance(hex, capital) < Board.distance(hex, site));
        }
    };

    static Territory of(String option) {
        return valueOf(option);
    }

    abstract boolean reaches(int hex, int capital, List<Integer> sites);

    /** The seat that owns a hex at the start. */
    int owner(int hex, List<Integer> capitals, List<Integer> sites) {
        for (int i = 0; i < capitals.size(); i++) {
            if (reaches(hex, capitals.get(i), sites)) {
                return i + 1;
            }
        }
        return Tile.NOBODY;
    }
}
