package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.scene.Point;

/**
 * A ring of subsectors on the plate, by its radii in scene units. The Eye is wider here than on the printed map (§8.4), because
 * the names of its planets need room; and planets next to each other stand in two rows.
 */
enum Orbit {
    EYE_FAR(36, 156, 112, 15),
    EYE_NEAR(156, 263, 206, 0),
    OUTER_NEAR(284, 376, 326, -3),
    OUTER_FAR(376, 466, 409, 11);

    /** The thickness of the wall around the Eye. */
    static final int GAP = 21;

    /** The outer radius of the wheel. */
    static final int EDGE = 494;

    /** The height of a planet above the middle of its place, which leaves room for its name below. */
    private static final int LIFT = 10;

    private final int from;
    private final int to;
    private final int middle;
    private final int sway;

    Orbit(int from, int to, int middle, int sway) {
        this.from = from;
        this.to = to;
        this.middle = middle;
        this.sway = sway;
    }

    /** The ring of a subsector. */
    static Orbit of(Side side, boolean near) {
        if (side == Side.EYE) {
            return near ? EYE_NEAR : EYE_FAR;
        }
        return near ? OUTER_NEAR : OUTER_FAR;
    }

    /** Returns the inner radius. */
    int from() {
        return from;
    }

    /** Returns the outer radius. */
    int to() {
        return to;
    }

    /** Returns the point of planet j, counted from 0, of the m in its wedge. */
    Point planet(Wedge wedge, int j, int m) {
        boolean outward = (wedge.index() * m + j) % 2 == 0;
        return wedge.at(middle + (outward ? sway : -sway), 2 * j + 1, 2 * m).plus(0, -LIFT);
    }
}
