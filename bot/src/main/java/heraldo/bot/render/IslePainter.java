package heraldo.bot.render;

import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Point;
import java.util.function.ToIntFunction;

/**
 * Paints an island over the left of a plate, layer over layer: sea and land, what is new, roads, numbers of corners, chips,
 * marches, soldiers, houses, the robber.
 */
final class IslePainter {

    /** The middle of the island, and the distance from the middle of a hex to its corner, in pixels. */
    private static final double MIDDLE = 500;

    private static final double RADIUS = 106;
    private static final double NUMBERS = 1.5;

    private final Easel easel;

    IslePainter(Easel easel) {
        this.easel = easel;
    }

    /** As all see it. */
    void draw(Isle isle) {
        draw(isle, 1);
    }

    /** To be looked at from near: the numbers of free corners are larger, for they are what is typed. */
    void near(Isle isle) {
        draw(isle, NUMBERS);
    }

    private void draw(Isle isle, double numbers) {
        Frame frame = frame(isle);
        IsleLand land = new IsleLand(easel, frame, RADIUS);
        IsleRoads roads = new IsleRoads(easel, frame, RADIUS);
        IsleHouses houses = new IsleHouses(easel, RADIUS);
        IsleGuards guards = new IsleGuards(easel, RADIUS);
        land.sea(isle.hexes());
        land.hexes(isle.hexes());
        isle.corners().forEach(corner -> houses.glow(corner, frame.x(corner.at()), frame.y(corner.at())));
        isle.roads().forEach(roads::road);
        isle.corners().forEach(corner -> houses.spot(corner, frame.x(corner.at()), frame.y(corner.at()), numbers));
        isle.hexes().forEach(land::chip);
        isle.marches().forEach(roads::march);
        isle.guards().forEach(guard -> guards.draw(guard, frame));
        isle.corners().forEach(corner -> houses.draw(corner, frame.x(corner.at()), frame.y(corner.at()), 1));
        isle.hexes().forEach(land::robber);
    }

    /** The island in the middle of its side of the plate. */
    static Frame frame(Isle isle) {
        double scale = RADIUS / isle.radius();
        return new Frame(scale, MIDDLE - scale * middle(isle, Point::x), MIDDLE - scale * middle(isle, Point::y));
    }

    private static double middle(Isle isle, ToIntFunction<Point> way) {
        var range = isle.hexes().stream().map(Isle.Hex::middle).mapToInt(way).summaryStatistics();
        return (range.getMin() + range.getMax()) / 2.0;
    }
}
