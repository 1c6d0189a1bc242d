package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;

/**
 * Stride of a tribe's soldiers or ship in its last turn, for the map.
 *
 * @param from the tile they came from
 * @param to the tile that they went to or attacked
 */
public record Stride(int tribe, Hex from, Hex to, Kind kind) {

    /** Outcome of a stride. */
    public enum Kind {
        /** They moved, landed, embarked or sailed. */
        MOVED,
        /** They attacked and won. */
        WON,
        /** They attacked and did not win. */
        LOST
    }

    /** Returns whether it was an attack. */
    public boolean attack() {
        return kind != Kind.MOVED;
    }
}
