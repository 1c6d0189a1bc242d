package heraldo.bot.render;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Point;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Areas of one owner that hang together.
 *
 * @param owner the number of a seat
 */
record Land(int owner, List<Area> areas) {

    /** The lands of all seats. */
    static List<Land> of(List<Area> areas) {
        Map<Rim.Side, Area> sides = new HashMap<>();
        areas.forEach(area -> Rim.sides(area.outline()).forEach(side -> sides.put(side, area)));
        Set<Area> seen = new HashSet<>();
        List<Land> lands = new ArrayList<>();
        for (Area area : areas) {
            if (area.owner() != Plate.NOBODY && seen.add(area)) {
                lands.add(new Land(area.owner(), connected(area, sides, seen)));
            }
        }
        return lands;
    }

    private static List<Area> connected(Area first, Map<Rim.Side, Area> sides, Set<Area> seen) {
        List<Area> land = new ArrayList<>();
        Deque<Area> open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            Area area = open.remove();
            land.add(area);
            for (Rim.Side side : Rim.sides(area.outline())) {
                Area beyond = sides.get(side.back());
                if (beyond != null && beyond.owner() == area.owner() && seen.add(beyond)) {
                    open.add(beyond);
                }
            }
        }
        return land;
    }

    /** Its outline and those of the holes in it, all with the land on the same hand. */
    List<List<Point>> outlines() {
        return Rim.of(areas.stream().map(Area::outline).toList());
    }
}
