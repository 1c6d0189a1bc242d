package heraldo.rules.scene;

import java.util.List;
import java.util.Optional;

/**
 * An area of the board: a hex, a sector, a sea.
 *
 * @param name what players type for it, if it is written on it
 * @param outline its corners in order
 * @param fill its ink
 * @param borders lines drawn just inside the outline, outermost first (control, protection)
 */
public record Cell(Optional<Name> name, List<Point> outline, Ink fill, List<Border> borders) {

    public Cell {
        outline = List.copyOf(outline);
        borders = List.copyOf(borders);
    }

    /**
     * The name that players type for an area.
     *
     * @param at the middle of the text
     */
    public record Name(String text, Point at, Print print) {}

    /** The print of an area's name. */
    public enum Print {
        /** On the ground, below all that stands there. */
        GROUND(16),
        /** Above all that stands there, on a light rim. */
        TOP(20);

        private final int size;

        Print(int size) {
            this.size = size;
        }

        /** The height of a capital letter, in scene units. */
        public int size() {
            return size;
        }
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
