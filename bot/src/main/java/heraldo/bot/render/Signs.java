package heraldo.bot.render;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The shapes of signs and marks, by name in lower case. */
final class Signs {

    /** The width of the light rim, in hundredths of a sign. */
    private static final float RIM = 9;

    private final SortedMap<String, Silhouette> silhouettes = new TreeMap<>();

    /** Those that have been drawn: a rim takes a millisecond to work out, and most signs are never drawn. */
    private final Map<String, Sign> signs = new ConcurrentHashMap<>();

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

    /** A shape as it is kept. */
    private record Silhouette(Path2D body, Optional<Path2D> detail, boolean room) {
        static Silhouette of(Outline outline) {
            return new Silhouette(
                    OutlinePath.read(outline.body()),
                    outline.detail().map(OutlinePath::read),
                    outline.room().orElse(false));
        }
    }

    /** A shape ready to be drawn, in a square of 100 by 100 around 0,0. */
    record Sign(Shape body, Optional<Path2D> detail, Shape rim, boolean room) {}

    Signs(Outlines table) {
        table.signs().forEach((name, outline) -> silhouettes.put(name, Silhouette.of(outline)));
    }

    private static Sign rimmed(Silhouette silhouette) {
        Path2D body = silhouette.body();
        Area rim = new Area(body);
        rim.add(new Area(
                new BasicStroke(2 * RIM, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(body)));
        return new Sign(body, silhouette.detail(), new Path2D.Double(rim), silhouette.room());
    }

    /**
     * A shape.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    Sign sign(String name) {
        Silhouette silhouette = silhouettes.get(name);
        if (silhouette == null) {
            throw new IllegalArgumentException("no sign is called " + name);
        }
        return signs.computeIfAbsent(name, any -> rimmed(silhouette));
    }
}
