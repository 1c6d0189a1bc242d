package heraldo.rules.scene;

import heraldo.rules.kernel.Message;
import java.util.Optional;

/**
 * Words on the board.
 *
 * @param text what they say, in the reader's language
 * @param at the middle of the text
 * @param size the height of a capital letter, in scene units
 * @param halo whether a light rim keeps them legible over lines
 * @param around the middle of the circle along which the letters stand, if they do not stand on a straight line
 */
public record Label(Message text, Point at, int size, Ink ink, boolean halo, Optional<Point> around) {

    /** Words on a straight line. */
    public Label(Message text, Point at, int size, Ink ink, boolean halo) {
        this(text, at, size, ink, halo, Optional.empty());
    }
}
