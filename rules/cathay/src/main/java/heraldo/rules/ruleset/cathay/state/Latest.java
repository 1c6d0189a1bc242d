package heraldo.rules.ruleset.cathay.state;

/**
 * The changes of the last turn on the board, for the picture (§7).
 *
 * @param turn the number of that turn
 * @param corners the corners of new, lost or claimed buildings and of arrivals of soldiers
 * @param edges the edges of new roads
 * @param robber whether the robber moved
 * @param one a die of its end, and the other; 0 if none were thrown
 */
public record Latest(int turn, Corners corners, Edges edges, boolean robber, int one, int other) {

    public static final Latest NOTHING = new Latest(0, Corners.NONE, Edges.NONE, false, 0, 0);

    public boolean still() {
        return corners.isNone() && edges.count() == 0 && !robber && one == 0;
    }

    /** With what another step of the same turn changed. */
    public Latest and(Latest later) {
        return new Latest(
                turn,
                corners.and(later.corners),
                edges.and(later.edges),
                robber || later.robber,
                later.one,
                later.other);
    }
}
