package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexLayout;
import heraldo.rules.board.HexLayout.Spot;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.scene.Point;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Layout of the tiles on the drawing: straight rows from A on top, a tile 100 units wide. */
final class Sheet {

    /** From the middle of a tile to its corner. */
    static final int SIDE = 58;

    private static final HexLayout GRID = HexLayout.pointed(SIDE);
    private static final int MARGIN = 10;

    /** No two tiles are nearer to each other than twice this. */
    private static final int STEP = 49;

    private final Point middle;

    Sheet(Chart chart) {
        int radius = chart.tiles().stream()
                .mapToInt(hex -> hex.distance(new Hex(0, 0)))
                .max()
                .orElse(0);
        Spot right = GRID.centre(new Hex(radius, 0));
        Spot bottom = GRID.centre(new Hex(0, radius));
        middle = new Point(right.x() + GRID.apothem() + MARGIN, bottom.y() + GRID.side() + MARGIN);
    }

    int width() {
        return 2 * middle.x();
    }

    int height() {
        return 2 * middle.y();
    }

    Point centre(Hex hex) {
        return shifted(GRID.centre(hex));
    }

    List<Point> corners(Hex hex) {
        return GRID.corners(hex).stream().map(this::shifted).toList();
    }

    private Point shifted(Spot spot) {
        return middle.plus(spot.x(), spot.y());
    }

    /** So far from the middle of a tile on the straight way to another, and so far to the right of that way. */
    Point along(Hex from, Hex to, int way, int aside) {
        Point start = centre(from);
        Point step = start.toward(centre(to), STEP);
        int dx = step.x() - start.x();
        int dy = step.y() - start.y();
        return start.plus((dx * way - dy * aside) / STEP, (dy * way + dx * aside) / STEP);
    }

    /** The sides of a tile beyond which an area ends, or the map. */
    static List<Integer> rim(Hex hex, Predicate<Hex> area) {
        List<Hex> around = hex.neighbours();
        return IntStream.range(0, around.size())
                .filter(side -> !area.test(around.get(side)))
                .boxed()
                .toList();
    }
}
