package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;

/**
 * What soldiers or a ship of a tribe did in its last turn, for the map.
 *
 * @param from the tile they came from
 * @param to where they went, or whom they attacked
 */
public record Stride(int tribe, Hex from, Hex to, Kind kind) {

    /** How it came out. */
    public enum Kind {
        /** They moved, landed, embarked or sailed. */
        MOVED,
        /** They attacked and won. */
        WON,
        /** They attacked and did not win. */
        LOST
    }

    /** Whether it was an attack. */
    public boolean attack() {
        return kind != Kind.MOVED;
    }
}
