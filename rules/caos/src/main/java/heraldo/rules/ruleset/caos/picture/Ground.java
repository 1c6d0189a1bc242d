package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Cell.Border;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The wedges of the subsectors, in the colour and pattern of whoever controls them, and the Boundary around the Eye. */
final class Ground {

    static final Ink BOUNDARY = new Ink("boundary");
    static final Ink EYE = new Ink("eye");
    private static final int CONTROL = 5;

    private final Law law;
    private final Chart chart;

    Ground(Law law, Chart chart) {
        this.law = law;
        this.chart = chart;
    }

    List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        chart.galaxy().subsectors().values().forEach(subsector -> cells.add(wedge(subsector)));
        chart.galaxy().outer().stream()
                .filter(sector -> !sector.gates())
                .forEach(sector -> cells.add(boundary(sector)));
        return cells;
    }

    private Cell wedge(Subsector subsector) {
        List<Point> outline = chart.outline(subsector);
        Optional<Ink> owner = law.holder(subsector).map(Seat::number).map(Ink::seat);
        List<Border> borders = owner.map(ink -> new Border(ink, CONTROL, false, sides(outline)))
                .map(List::of)
                .orElse(List.of());
        Ink ground = subsector.side() == Side.EYE ? EYE : Ink.PAPER;
        return new Cell(Optional.empty(), outline, owner.orElse(ground), borders);
    }

    private static List<Integer> sides(List<Point> outline) {
        return IntStream.range(0, outline.size()).boxed().toList();
    }

    /** The ring between the Eye and everything else; it is open where there are gates. */
    private Cell boundary(Sector sector) {
        Wedge wedge = chart.wedge(sector);
        int from = Ring.EYE_OUTER.to();
        int to = Ring.EXT_INNER.from();
        return new Cell(Optional.empty(), wedge.outline(from, to), BOUNDARY, List.of());
    }
}
