package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexLayout;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import java.util.List;

/** The map: land in the colours of its owners, and the sea. */
public record WorldScene(Chart chart) {

    private static final HexLayout LAYOUT = HexLayout.pointed(58);
    private static final int WIDTH = 1400;
    private static final int HEIGHT = 1200;

    public Scene of(World world) {
        List<Cell> cells = chart.tiles().stream().map(hex -> cell(world, hex)).toList();
        return new Scene(
                Message.of("scene.title"),
                WIDTH,
                HEIGHT,
                cells,
                List.of(),
                List.of(),
                List.of(),
                new Legend(List.of()),
                Message.of("scene.alt"));
    }

    private Cell cell(World world, Hex hex) {
        int owner = world.board().tile(hex).owner();
        Ink land = owner == Tribe.NOBODY ? Ink.NEUTRAL : Ink.seat(owner);
        List<Point> outline =
                LAYOUT.corners(hex).stream().map(spot -> point(spot)).toList();
        return new Cell(
                chart.name(hex), point(LAYOUT.centre(hex)), outline, chart.sea(hex) ? Ink.PAPER : land, List.of());
    }

    private static Point point(HexLayout.Spot spot) {
        return new Point(WIDTH / 2 + spot.x(), HEIGHT / 2 + spot.y());
    }
}
