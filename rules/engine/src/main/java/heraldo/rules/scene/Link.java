package heraldo.rules.scene;

import java.util.List;

/**
 * A line across the board: a road, a route, a move, an attack.
 *
 * @param points from start to end, at least two
 * @param arrow whether it has a head at its end
 */
public record Link(List<Point> points, Ink ink, int width, boolean dashed, boolean arrow) {
    public Link {
        points = List.copyOf(points);
    }
}
