package heraldo.rules.ruleset.cathay.law;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Position;

/** The links between corners along a seat's roads. Neither roads nor links pass a rival's building (YR8). */
public final class Links {

    private Links() {}

    /** Returns whether a seat's roads may go on from either end of an edge (Y11). */
    public static boolean reaches(Position position, Seat seat, int edge) {
        return reaches(position, seat, edge, Net.low(edge)) || reaches(position, seat, edge, Net.high(edge));
    }

    private static boolean reaches(Position position, Seat seat, int edge, int end) {
        if (position.side(seat).buildings().has(end)) {
            return true;
        }
        return !position.rivalBuildingOn(seat, end) && meetsRoad(position, seat, edge, end);
    }

    private static boolean meetsRoad(Position position, Seat seat, int edge, int end) {
        Edges roads = position.side(seat).buildings().roads();
        for (int other : Net.edgesAt(end)) {
            if (other != edge && roads.has(other)) {
                return true;
            }
        }
        return false;
    }

    /** Every free edge on which a seat may build a road. */
    public static Edges open(Position position, Seat seat) {
        Edges paved = position.paved();
        Edges open = Edges.NONE;
        for (int corner : ends(position, seat).array()) {
            for (int edge : Net.edgesAt(corner)) {
                open = paved.has(edge) ? open : open.with(edge);
            }
        }
        return open;
    }

    /** Every corner from which a road of a seat may go on (Y11). */
    private static Corners ends(Position position, Seat seat) {
        Buildings own = position.side(seat).buildings();
        long ends = own.roads().ends() & ~position.builtByRivals(seat).bits();
        return own.all().and(new Corners(ends));
    }

    /** Every corner that a seat's roads link to one of its buildings (Y15). */
    public static Corners linked(Position position, Seat seat) {
        Edges roads = position.side(seat).buildings().roads();
        long rivals = position.builtByRivals(seat).bits();
        long found = position.side(seat).buildings().all().bits();
        long open = found;
        while (open != 0) {
            int corner = Long.numberOfTrailingZeros(open);
            open &= open - 1;
            for (int edge : Net.edgesAt(corner)) {
                long next = 1L << Net.across(edge, corner);
                if (roads.has(edge) && (found & next) == 0) {
                    found |= next;
                    open |= next & ~rivals;
                }
            }
        }
        return new Corners(found);
    }
}
