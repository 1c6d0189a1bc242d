package heraldo.bot.render;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Point;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Areas of one owner that hang together.
 *
 * @param owner the number of a seat
 */
record Land(int owner, List<Area> areas) {

    private record Side(Point from, Point to) {
        Side back() {
            return new Side(to, from);
        }
    }

    /** The lands of all seats. */
    static List<Land> of(List<Area> areas) {
        Map<Side, Area> sides = new HashMap<>();
        areas.forEach(area -> sidesOf(area).forEach(side -> sides.put(side, area)));
        Set<Area> seen = new HashSet<>();
        List<Land> lands = new ArrayList<>();
        for (Area area : areas) {
            if (area.owner() != Plate.NOBODY && seen.add(area)) {
                lands.add(new Land(area.owner(), connected(area, sides, seen)));
            }
        }
        return lands;
    }

    private static List<Area> connected(Area first, Map<Side, Area> sides, Set<Area> seen) {
        List<Area> land = new ArrayList<>();
        Deque<Area> open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            Area area = open.remove();
            land.add(area);
            for (Side side : sidesOf(area)) {
                Area beyond = sides.get(side.back());
                if (beyond != null && beyond.owner() == area.owner() && seen.add(beyond)) {
                    open.add(beyond);
                }
            }
        }
        return land;
    }

    private static List<Side> sidesOf(Area area) {
        List<Side> sides = new ArrayList<>();
        List<Point> corners = area.outline();
        for (int i = 0; i < corners.size(); i++) {
            sides.add(new Side(corners.get(i), corners.get((i + 1) % corners.size())));
        }
        return sides;
    }

    /** Its outline and those of the holes in it, all with the land on the same hand. */
    List<List<Point>> outlines() {
        Set<Side> all = new HashSet<>();
        areas.forEach(area -> all.addAll(sidesOf(area)));
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
