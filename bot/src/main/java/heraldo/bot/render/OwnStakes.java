package heraldo.bot.render;

import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Terrain;
import heraldo.rules.scene.Wheel;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Weights of what matters to a player on a board: above all what has just become theirs, and where they go themselves, which are
 * never left out; then their own places, most of these the capital; then whatever can reach these; least everything else.
 */
final class OwnStakes {

    private static final double OWN = 10;
    private static final double CAPITAL = 60;
    private static final double TOWN = 20;
    private static final double CHANGED = 12;
    private static final double NEXT = 3;
    private static final double NEAR = 1;
    private static final double ELSE = 0.3;

    /** Upper bounds of the distance between the middles of areas that touch, and of those with one between them; in radii. */
    private static final double TOUCHING = 1.9;

    private static final double BEYOND = 3.6;

    /** Half of what must be seen of an area, in radii. */
    private static final double HALF = 0.84;

    /** Half of what must be seen of a world with its name, and of a corner with what stands there, in pixels of the square. */
    private static final double WORLD = 48;

    private static final double CORNER = 64;

    private OwnStakes() {}

    /** Of a seat on a board of areas; none of them is its own if it has nothing there. */
    static List<OwnView.Stake> of(Terrain terrain, Seat seat) {
        List<Point> own = Stream.concat(
                        terrain.areas().stream()
                                .filter(area -> area.owner() == seat.number())
                                .map(Area::middle),
                        terrain.pieces().stream()
                                .filter(piece -> piece.seat() == seat.number())
                                .map(Piece::at))
                .toList();
        List<OwnView.Stake> stakes = new ArrayList<>();
        terrain.areas().stream()
                .filter(area -> area.owner() == seat.number())
                .forEach(
                        area -> stakes.add(stake(terrain, area.middle(), area.changed() ? OwnView.NEEDED : OWN, true)));
        terrain.pieces().stream()
                .filter(piece -> piece.seat() == seat.number())
                .forEach(piece -> stakes.add(stake(terrain, piece.at(), weight(piece), true)));
        terrain.arrows().stream()
                .filter(arrow -> arrow.seat() == seat.number() || own.contains(arrow.to()))
                .forEach(arrow -> ends(arrow)
                        .forEach(end -> stakes.add(
                                stake(terrain, end, arrow.seat() == seat.number() ? OwnView.NEEDED : CHANGED, false))));
        stakes.addAll(others(terrain, own));
        return stakes;
    }

    /** Of somebody who asks for a place of a board of areas. */
    static List<OwnView.Stake> around(Terrain terrain, Point place) {
        List<OwnView.Stake> stakes = new ArrayList<>(others(terrain, List.of(place)));
        stakes.add(stake(terrain, place, CAPITAL, true));
        return stakes;
    }

    private static double weight(Piece piece) {
        return switch (piece.shape()) {
            case CAPITAL -> CAPITAL;
            case TOWN, HULK -> TOWN;
            default -> OWN;
        };
    }

    private static Stream<Point> ends(Arrow arrow) {
        return Stream.of(arrow.from(), arrow.to());
    }

    private static List<OwnView.Stake> others(Terrain terrain, List<Point> own) {
        return terrain.areas().stream()
                .filter(area -> !own.contains(area.middle()))
                .map(area -> stake(terrain, area.middle(), reach(terrain, area, own), false))
                .toList();
    }

    private static double reach(Terrain terrain, Area area, List<Point> own) {
        double away = own.stream()
                .mapToDouble(at -> Math.hypot(
                        at.x() - area.middle().x(), at.y() - area.middle().y()))
                .min()
                .orElse(Double.MAX_VALUE);
        boolean known = !area.ground().equals(Plate.FOG);
        double weight = away < TOUCHING * terrain.radius() ? NEXT : away < BEYOND * terrain.radius() ? NEAR : ELSE;
        return known ? weight : weight / 4;
    }

    private static OwnView.Stake stake(Terrain terrain, Point at, double weight, boolean own) {
        return stake(at.x(), at.y(), HALF * terrain.radius(), weight, own);
    }

    private static OwnView.Stake stake(double x, double y, double half, double weight, boolean own) {
        return new OwnView.Stake(new Rectangle2D.Double(x - half, y - half, 2 * half, 2 * half), weight, own);
    }

    /** Of a seat in a galaxy, on its square. */
    static List<OwnView.Stake> of(Wheel wheel, Seat seat) {
        return wheel.worlds().stream()
                .map(world -> stake(
                        world.at().x(),
                        world.at().y(),
                        WORLD,
                        world.owner() == seat.number() ? OWN : ELSE,
                        world.owner() == seat.number()))
                .toList();
    }

    /** Of a seat on an island, on its square. */
    static List<OwnView.Stake> of(Isle isle, Seat seat) {
        Frame frame = IslePainter.frame(isle);
        List<OwnView.Stake> stakes = new ArrayList<>();
        isle.corners().stream()
                .filter(corner -> corner.seat() == seat.number())
                .forEach(corner ->
                        stakes.add(stake(frame.at(corner.at()), CORNER, corner.fresh() ? OwnView.NEEDED : OWN, true)));
        isle.marches().stream()
                .filter(march -> march.seat() == seat.number())
                .flatMap(march -> Stream.of(march.from(), march.to()))
                .forEach(end -> stakes.add(stake(frame.at(end), CORNER, OwnView.NEEDED, false)));
        List<Point2D> own = isle.corners().stream()
                .filter(corner -> corner.seat() == seat.number())
                .map(corner -> frame.at(corner.at()))
                .toList();
        double radius = frame.length(isle.radius());
        for (Isle.Hex hex : isle.hexes()) {
            Point2D at = frame.at(hex.middle());
            boolean yields = own.stream().anyMatch(corner -> corner.distance(at) < 1.1 * radius);
            stakes.add(stake(at, 0.6 * radius, yields ? NEXT : ELSE, false));
        }
        return stakes;
    }

    private static OwnView.Stake stake(Point2D at, double half, double weight, boolean own) {
        return stake(at.getX(), at.getY(), half, weight, own);
    }
}
