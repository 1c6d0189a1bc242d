package heraldo.bot.render;

import heraldo.rules.scene.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The outlines of areas merged into one. */
final class Rim {

    /** A side of an area; its neighbour has it the other way round. */
    record Side(Point from, Point to) {
        Side back() {
            return new Side(to, from);
        }
    }

    private Rim() {}

    static List<Side> sides(List<Point> corners) {
        List<Side> sides = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            sides.add(new Side(corners.get(i), corners.get((i + 1) % corners.size())));
        }
        return sides;
    }

    /** The outlines of areas and those of the holes in them, all with the areas on the same hand. */
    static List<List<Point>> of(List<List<Point>> areas) {
        Set<Side> all = new HashSet<>();
        areas.forEach(area -> all.addAll(sides(area)));
        Map<Point, Point> next = new TreeMap<>(Comparator.comparingInt(Point::x).thenComparingInt(Point::y));
        all.stream().filter(side -> !all.contains(side.back())).forEach(side -> next.put(side.from(), side.to()));
        List<List<Point>> outlines = new ArrayList<>();
        while (!next.isEmpty()) {
            List<Point> outline = new ArrayList<>();
            Point at = next.keySet().iterator().next();
            while (at != null) {
                Point to = next.remove(at);
                if (to != null) {
                    outline.add(at);
                }
                at = to;
            }
            outlines.add(outline);
        }
        return outlines;
    }
}
