package heraldo.rules.ruleset.hexadominacion.sketch;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexLayout;
import heraldo.rules.board.HexLayout.Spot;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.scene.Point;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The layout of the board on the drawing: rows from A on top to K, a hex 100 units wide. */
public final class Sheet {

    /** From the middle of a hex to its corner. */
    public static final int SIDE = 58;

    private static final HexLayout GRID = HexLayout.pointed(SIDE);
    private static final int MARGIN = 10;
    private static final int RADIUS = Board.ROWS / 2;

    private Sheet() {}

    public static int width() {
        return 2 * middle().x();
    }

    public static int height() {
        return 2 * middle().y();
    }

    /** The middle of the board. */
    private static Point middle() {
        Spot right = GRID.centre(new Hex(RADIUS, 0));
        Spot bottom = GRID.centre(new Hex(0, RADIUS));
        return new Point(right.x() + GRID.apothem() + MARGIN, bottom.y() + GRID.side() + MARGIN);
    }

    public static Point centre(int hex) {
        return shifted(GRID.centre(Board.place(hex)));
    }

    public static List<Point> corners(int hex) {
        return GRID.corners(Board.place(hex)).stream().map(Sheet::shifted).toList();
    }

    private static Point shifted(Spot spot) {
        return middle().plus(spot.x(), spot.y());
    }

    /** The sides of a hex beyond which an area ends, or the board. */
    public static List<Integer> rim(int hex, IntPredicate area) {
        List<Hex> around = Board.place(hex).neighbours();
        return IntStream.range(0, around.size())
                .filter(side -> {
                    int beyond = Board.number(around.get(side));
                    return beyond == Board.NOWHERE || !area.test(beyond);
                })
                .boxed()
                .toList();
    }
}
