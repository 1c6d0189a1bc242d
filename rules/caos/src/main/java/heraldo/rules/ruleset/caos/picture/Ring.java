package heraldo.rules.ruleset.caos.picture;

/** A ring of subsectors, by its radii in scene units (§8.4). */
enum Ring {
    EYE_INNER(40, 130, 85),
    EYE_OUTER(130, 220, 175),
    EXT_INNER(230, 330, 280),
    EXT_OUTER(330, 440, 385);

    /** Half the width of the drawing: the middle of the Eye. */
    static final int MIDDLE = 500;

    private final int from;
    private final int to;
    private final int middle;

    Ring(int from, int to, int middle) {
        this.from = from;
        this.to = to;
        this.middle = middle;
    }

    /** Returns the inner radius. */
    int from() {
        return from;
    }

    /** Returns the outer radius. */
    int to() {
        return to;
    }

    /** Returns the radius on which its planets lie. */
    int middle() {
        return middle;
    }
}
