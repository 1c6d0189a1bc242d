package heraldo.bot.render;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;

/**
 * Letters along a circle, legible from outside: in its upper half they run clockwise with their feet inward, in the lower half
 * counter-clockwise with their feet outward.
 *
 * @param radius of the circle through the middle of the letters
 * @param size the height of a capital
 */
record ArcWords(Sweep middle, double radius, Typeface face, double size) {

    /** A little below the level of the middle still counts as above: a name at the right end reads downward. */
    private static final double LEVEL = -0.05;

    /** Returns whether letters in a direction run clockwise. */
    static boolean clockwise(double angle) {
        return Math.sin(angle) >= LEVEL;
    }

    /** Returns the angle that a text takes on the circle, in radians. */
    double width(String text) {
        return face.width(text, size) / radius;
    }

    /** A text that begins in a direction and runs one way or the other. */
    Path2D from(double angle, boolean clockwise, String text) {
        double line = radius + (clockwise ? -size / 2 : size / 2);
        double at = angle;
        Path2D whole = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (int letter : text.codePoints().toArray()) {
            String single = Character.toString(letter);
            double advance = face.width(single, size);
            double half = (clockwise ? -1 : 1) * advance / radius / 2;
            double middleOf = at + half;
            AffineTransform placed = AffineTransform.getTranslateInstance(
                    middle.x() + line * Math.cos(middleOf), middle.y() - line * Math.sin(middleOf));
            placed.rotate(clockwise ? Math.PI / 2 - middleOf : -Math.PI / 2 - middleOf);
            whole.append(face.outline(single, -advance / 2, 0, size).getPathIterator(placed), false);
            at += 2 * half;
        }
        return whole;
    }
}
