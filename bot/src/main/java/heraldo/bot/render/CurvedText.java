package heraldo.bot.render;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/**
 * Words along the rim of a circle, legible from outside: above its middle they run clockwise with their feet inward, below
 * it counter-clockwise with their feet outward.
 *
 * @param size the height of a capital
 */
record CurvedText(Typeface face, String text, double size) {

    /** Their outlines, the middle of the text at {@code at}, on a circle around {@code centre}. */
    Path2D outline(Point2D at, Point2D centre) {
        double x = at.getX() - centre.getX();
        double y = at.getY() - centre.getY();
        boolean above = y <= 0;
        double line = Math.hypot(x, y) + (above ? -size / 2 : size / 2);
        double turn = (above ? 1 : -1) / line;
        double angle = Math.atan2(y, x) - turn * face.width(text, size) / 2;
        Path2D whole = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (int letter : text.codePoints().toArray()) {
            String single = Character.toString(letter);
            double advance = face.width(single, size);
            double middle = angle + turn * advance / 2;
            AffineTransform placed = AffineTransform.getTranslateInstance(
                    centre.getX() + line * Math.cos(middle), centre.getY() + line * Math.sin(middle));
            placed.rotate(middle + (above ? Math.PI / 2 : -Math.PI / 2));
            whole.append(face.outline(single, -advance / 2, 0, size).getPathIterator(placed), false);
            angle += turn * advance;
        }
        return whole;
    }
}
