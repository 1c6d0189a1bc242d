package heraldo.rules.ruleset.cathay.state;

/**
 * The buildings and roads of a seat.
 *
 * @param route the length of its longest route (Y44), worked out anew whenever roads or buildings change
 */
public record Buildings(Corners settlements, Corners cities, Edges roads, int route) {

    public static final Buildings NONE = new Buildings(Corners.NONE, Corners.NONE, Edges.NONE, 0);

    /** Returns the corners with a settlement or a city. */
    public Corners all() {
        return settlements.and(cities);
    }

    public boolean has(int corner) {
        return settlements.has(corner) || cities.has(corner);
    }

    public boolean none() {
        return settlements.isNone() && cities.isNone();
    }

    public Buildings settling(int corner) {
        return new Buildings(settlements.with(corner), cities, roads, route);
    }

    /** A settlement becomes a city. */
    public Buildings raising(int corner) {
        return new Buildings(settlements.without(corner), cities.with(corner), roads, route);
    }

    /** Removes the building on a corner. */
    public Buildings losing(int corner) {
        return new Buildings(settlements.without(corner), cities.without(corner), roads, route);
    }

    /** All settlements and cities are lost; the roads stay (Y36, Y54). */
    public Buildings razed() {
        return new Buildings(Corners.NONE, Corners.NONE, roads, route);
    }

    public Buildings paving(int edge) {
        return new Buildings(settlements, cities, roads.with(edge), route);
    }

    public Buildings withRoads(Edges other) {
        return new Buildings(settlements, cities, other, route);
    }

    public Buildings withRoute(int length) {
        return length == route ? this : new Buildings(settlements, cities, roads, length);
    }
}
