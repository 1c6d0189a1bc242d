package heraldo.rules.scene;

import java.util.List;

/**
 * An area of the board: a hex, a sector, a sea.
 *
 * @param name what players type for it; printed small inside, at {@code nameAt}
 * @param outline its corners in order
 * @param fill its ink
 * @param borders lines drawn just inside the outline, outermost first (control, protection)
 */
public record Cell(String name, Point nameAt, List<Point> outline, Ink fill, List<Border> borders) {

    public Cell {
        outline = List.copyOf(outline);
        borders = List.copyOf(borders);
    }

    /**
     * A line along some sides of a cell.
     *
     * @param sides which sides: i is the side from corner i to corner i + 1
     * @param width in scene units
     */
    public record Border(Ink ink, int width, boolean dashed, List<Integer> sides) {
        public Border {
            sides = List.copyOf(sides);
        }
    }
}
