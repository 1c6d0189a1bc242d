package heraldo.bot.render;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The shapes of signs and marks, by name in lower case. */
final class Signs {

    /** How far the light rim stands out, in hundredths of a sign. */
    private static final float RIM = 9;

    private final Map<String, Sign> signs = new TreeMap<>();

    /** {@code signs.yaml}. */
    record Outlines(SortedMap<String, Outline> signs) {}

    /**
     * Row of {@code signs.yaml}.
     *
     * @param body path of the silhouette, in a square of 100 by 100
     * @param detail path of what stands out inside
     * @param room whether a short text fits inside; false if it is not said
     */
    record Outline(String body, Optional<String> detail, Optional<Boolean> room) {}

    /** A shape ready to be drawn, in a square of 100 by 100 around 0,0. */
    record Sign(Shape body, Optional<Path2D> detail, Shape rim, boolean room) {}

    Signs(Outlines table) {
        table.signs().forEach((name, outline) -> signs.put(name, sign(outline)));
    }

    private static Sign sign(Outline outline) {
        Path2D body = OutlinePath.read(outline.body());
        Area rim = new Area(body);
        rim.add(new Area(
                new BasicStroke(2 * RIM, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(body)));
        return new Sign(
                body,
                outline.detail().map(OutlinePath::read),
                new Path2D.Double(rim),
                outline.room().orElse(false));
    }

    /**
     * A shape.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    Sign sign(String name) {
        Sign sign = signs.get(name);
        if (sign == null) {
            throw new IllegalArgumentException("no sign is called " + name);
        }
        return sign;
    }
}
