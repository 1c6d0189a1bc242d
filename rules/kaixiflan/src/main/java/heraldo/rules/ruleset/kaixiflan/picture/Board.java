package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexLayout;
import heraldo.rules.board.HexLayout.Spot;
import heraldo.rules.board.OddQ;
import heraldo.rules.ruleset.kaixiflan.state.Atlas;
import heraldo.rules.scene.Point;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Layout of the hexes of a map on its drawing: letters on top, a hex 100 units wide. */
final class Board {

    /** From the middle of a hex to its corner. */
    static final int SIDE = 50;

    /** From the middle of the outermost hex that is shown to where a ring around it ends. */
    static final int RING_X = 125;

    static final int RING_Y = 130;

    /** From the middle of a hex at the edge of the land to the edge of the plate. */
    static final int RIM_X = 56;

    static final int RIM_Y = 49;

    /** A plate shows at least so much: hexes of some 110 pixels are large enough. */
    static final int LEAST_WINDOW = 900;

    private static final HexLayout GRID = HexLayout.flat(SIDE);
    private static final int MARGIN = 20;
    private static final int LETTERS = 40;

    private final int columns;
    private final int lastRow;

    Board(Atlas atlas) {
        this.columns =
                1 + atlas.lands().keySet().stream().mapToInt(Hex::q).max().orElse(0);
        this.lastRow = atlas.lands().keySet().stream().mapToInt(OddQ::row).max().orElse(0);
    }

    int width() {
        return centre(OddQ.at(columns - 1, 0)).x() + GRID.side() + MARGIN;
    }

    int height() {
        return centre(OddQ.at(1, lastRow)).y() + GRID.apothem() + MARGIN;
    }

    Point centre(Hex hex) {
        return shifted(GRID.centre(hex));
    }

    List<Point> corners(Hex hex) {
        return GRID.corners(hex).stream().map(Board::shifted).toList();
    }

    /** Returns the place of a column's letter. */
    Point letter(int column) {
        return new Point(centre(OddQ.at(column, 0)).x(), LETTERS / 2 + MARGIN / 2);
    }

    int columns() {
        return columns;
    }

    /** The sides of a hex beyond which an area ends. */
    static List<Integer> rim(Hex hex, Predicate<Hex> area) {
        List<Hex> around = hex.neighbours();
        return IntStream.range(0, around.size())
                .filter(side -> !area.test(around.get(side)))
                .boxed()
                .toList();
    }

    private static Point shifted(Spot spot) {
        return new Point(spot.x() + GRID.side() + MARGIN, spot.y() + GRID.apothem() + MARGIN + LETTERS);
    }
}
