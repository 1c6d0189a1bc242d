package heraldo.rules.board;

import java.util.List;

/** The six sides of a hex, clockwise. On a flat-topped board the first one is north. */
public enum Direction {
    N(0, -1),
    NE(1, -1),
    SE(1, 0),
    S(0, 1),
    SW(-1, 1),
    NW(-1, 0);

    static final List<Direction> ALL = List.of(values());

    private final int dq;
    private final int dr;

    Direction(int dq, int dr) {
        this.dq = dq;
        this.dr = dr;
    }

    public int dq() {
        return dq;
    }

    public int dr() {
        return dr;
    }
}
