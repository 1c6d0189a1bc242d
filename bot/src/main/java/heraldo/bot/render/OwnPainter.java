package heraldo.bot.render;

import heraldo.bot.render.crew.Meanwhile;
import heraldo.bot.render.png.PlateColours;
import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Terrain;
import heraldo.rules.scene.Wheel;
import java.awt.Color;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Draws a seat's own plate: its surroundings over the whole sheet, a small board that shows where that is, and whose plate it is.
 * A seat that has nothing on the board gets the plate of all.
 */
final class OwnPainter {

    /** Hexes are so wide at least, in pixels, and at most. */
    static final double LEAST_HEX = 190;

    private static final double MOST_HEX = 230;

    /** The margin around what is the seat's that counts as near, in radii of an area. */
    private static final double NEAR = 1.9;

    /** The least size of ids and the largest of names of realms: heights of capitals in pixels. */
    private static final Lettering LETTERING = new Lettering(28, 34);

    private static final double SMALL = 250;

    /**
     * The distance that the middle may lie beyond where the sheet would show nothing but the board, in pixels, to keep corners
     * free.
     */
    private static final double BESIDE = 128;

    /** The square of a wheel and an island is shown so much larger at least, and at most. */
    private static final double LEAST_ZOOM = 1.6;

    private static final double MOST_ZOOM = 2.3;
    private static final double AROUND = 120;

    private final PlatePainter plates;
    private final Easel easel;

    OwnPainter(PlatePainter plates, Easel easel) {
        this.plates = plates;
        this.easel = easel;
    }

    /** Draws a seat's own plate as a PNG file. */
    byte[] paint(Scene scene, Plate plate, Seat seat, Wording wording) {
        OwnBar bar = bar(plate, seat, wording);
        return paint(scene, plate, wording, bar, stakes(plate, seat));
    }

    /** Returns the bar of a seat, with its crest, its name and the heading of the plate. */
    static OwnBar bar(Plate plate, Seat seat, Wording wording) {
        return new OwnBar(Optional.of(seat), wording.names().of(seat) + " · " + when(plate, wording));
    }

    /** Draws the surroundings of a place as a PNG file. */
    byte[] paint(Scene scene, Plate plate, Places.Place place, Wording wording) {
        OwnBar bar = new OwnBar(Optional.empty(), place.label() + " · " + when(plate, wording));
        return paint(scene, plate, wording, bar, stakes(plate, place));
    }

    private byte[] paint(Scene scene, Plate plate, Wording wording, OwnBar bar, List<OwnView.Stake> stakes) {
        if (stakes.stream().noneMatch(OwnView.Stake::own)) {
            return plates.paint(scene, plate, wording);
        }
        return switch (plate.board()) {
            case Wheel wheel -> {
                wheel(wheel, wording, bar, OwnView.own(stakes));
                yield PlateColours.png(easel.image(), WheelPainter.COLOURS, WheelPainter.kept(easel.theme()));
            }
            case Isle isle -> {
                zoomed(bar, stakes, sheet -> new IslePainter(sheet).near(isle));
                yield PlateColours.png(easel.image(), PlateColours.MOST, List.of());
            }
            case Terrain terrain -> {
                board(terrain, wording, bar, stakes);
                yield PlateColours.png(easel.image(), PlatePainter.COLOURS, List.of());
            }
        };
    }

    private static List<OwnView.Stake> stakes(Plate plate, Seat seat) {
        return switch (plate.board()) {
            case Wheel wheel -> OwnStakes.of(wheel, seat);
            case Isle isle -> OwnStakes.of(isle, seat);
            case Terrain terrain -> OwnStakes.of(terrain, seat);
        };
    }

    private static List<OwnView.Stake> stakes(Plate plate, Places.Place place) {
        return switch (plate.board()) {
            case Wheel wheel ->
                around(new Point2D.Double(place.at().x(), place.at().y()));
            case Isle isle -> around(IslePainter.frame(isle).at(place.at()));
            case Terrain terrain -> OwnStakes.around(terrain, place.at());
        };
    }

    private static List<OwnView.Stake> around(Point2D at) {
        Rectangle2D box = new Rectangle2D.Double(at.getX() - AROUND, at.getY() - AROUND, 2 * AROUND, 2 * AROUND);
        return List.of(new OwnView.Stake(box, 1, true));
    }

    /** A wheel has a view of its own: what a world covers, its signs and its name with it, is known only when all is laid out. */
    private void wheel(Wheel wheel, Wording wording, OwnBar bar, Rectangle2D place) {
        WheelLayout layout = WheelLayout.of(wheel, wording);
        WheelStakes stakes =
                bar.crest().map(seat -> WheelStakes.of(wheel, layout, seat)).orElseGet(() -> WheelStakes.around(place));
        WheelView view = view(stakes, bar.size());
        easel.look(view.zoom(), view.middle().getX(), view.middle().getY());
        new WheelPainter(easel, wheel, wording).draw(layout.named(view::whole));
        easel.lookAtAll();
        small(
                sheet -> new WheelPainter(sheet, wheel, wording).draw(layout),
                view.seen(),
                view.corners().small());
        bar.draw(easel, view.corners().bar());
    }

    /** Chooses the part of a wheel to show beside a bar of a size. */
    static WheelView view(WheelStakes stakes, Rectangle2D bar) {
        return WheelView.best(stakes, new OwnView.Panels(bar, new Rectangle2D.Double(0, 0, SMALL, SMALL)));
    }

    private void board(Terrain terrain, Wording wording, OwnBar bar, List<OwnView.Stake> stakes) {
        OwnView view = view(terrain, stakes, bar.size());
        Frame frame = frame(view);
        List<Land> lands = Land.of(terrain.areas());
        PlatePainter.board(easel, terrain, frame, lands, Meanwhile.of(() -> layout(terrain, lands, view, wording)));
        small(terrain, view.seen(), view.corners().small());
        bar.draw(easel, view.corners().bar());
    }

    /** Lays out the visible part of a board. */
    static Layout layout(Terrain terrain, List<Land> lands, OwnView view, Wording wording) {
        List<Rectangle2D> panels =
                List.of(view.corners().small(), view.corners().bar());
        return Layout.of(terrain, lands, frame(view), wording, LETTERING, panels);
    }

    private static Frame frame(OwnView view) {
        Rectangle2D seen = view.seen();
        return new Frame(view.scale(), -seen.getX() * view.scale(), -seen.getY() * view.scale(), PlatePainter.WIDTH);
    }

    /**
     * Chooses the part of a board of areas to show: all that is the seat's and what is near it, if hexes are wide enough then;
     * else, with hexes of the least width, the part with most of what matters. Hexes are smaller only where what has just come to
     * the seat, or where it goes, would not be seen else.
     */
    static OwnView view(Terrain terrain, List<OwnView.Stake> stakes, Rectangle2D bar) {
        Rectangle2D own = OwnView.own(stakes);
        double margin = 2 * NEAR * terrain.radius();
        double hex = extent(List.of(terrain.areas().get(0)), 0).getWidth();
        double fitting = Math.min(
                PlatePainter.WIDTH / (own.getWidth() + margin), PlatePainter.HEIGHT / (own.getHeight() + margin));
        double scale = Math.clamp(fitting, LEAST_HEX / hex, MOST_HEX / hex);
        Rectangle2D board = extent(terrain.areas(), 0);
        Rectangle2D panel = extent(terrain.areas(), terrain.radius());
        Rectangle2D small = new Rectangle2D.Double(0, 0, SMALL, SMALL * panel.getHeight() / panel.getWidth());
        double all = Math.min(PlatePainter.WIDTH / panel.getWidth(), PlatePainter.HEIGHT / panel.getHeight());
        return OwnView.whole(
                stakes, scale, Math.min(all, scale), each -> middles(board, each), new OwnView.Panels(bar, small));
    }

    /** Returns the rectangle in which the middle of the sheet may lie over a board. */
    private static Rectangle2D middles(Rectangle2D board, double scale) {
        double across = range(board.getWidth(), PlatePainter.WIDTH / scale, BESIDE / scale);
        double down = range(board.getHeight(), PlatePainter.HEIGHT / scale, BESIDE / scale);
        return new Rectangle2D.Double(board.getCenterX() - across, board.getCenterY() - down, 2 * across, 2 * down);
    }

    private static double range(double board, double sheet, double beside) {
        return Math.max(0, (board - sheet) / 2) + beside;
    }

    /** Paints what is in the square of the plate larger. */
    private void zoomed(OwnBar bar, List<OwnView.Stake> stakes, Consumer<Easel> painting) {
        Rectangle2D own = OwnView.own(stakes);
        double fitting = Math.min(
                PlatePainter.WIDTH / (own.getWidth() + 2 * AROUND),
                PlatePainter.HEIGHT / (own.getHeight() + 2 * AROUND));
        double zoom = Math.clamp(fitting, LEAST_ZOOM, MOST_ZOOM);
        Rectangle2D square = new Rectangle2D.Double(0, 0, Frame.MAP, Frame.MAP);
        Rectangle2D small = new Rectangle2D.Double(0, 0, SMALL, SMALL);
        OwnView view =
                OwnView.whole(stakes, zoom, 1, each -> middles(square, each), new OwnView.Panels(bar.size(), small));
        easel.look(zoom, view.middle().getX(), view.middle().getY());
        painting.accept(easel);
        easel.lookAtAll();
        small(painting, view.seen(), view.corners().small());
        bar.draw(easel, view.corners().bar());
    }

    /** The whole square, small, and the part of it that the plate shows. */
    private void small(Consumer<Easel> painting, Rectangle2D seen, Rectangle2D place) {
        int side = (int) SMALL;
        Easel all = easel.fresh(side, side);
        double scale = SMALL / Frame.MAP;
        all.look(scale, Frame.MAP / 2, Frame.MAP / 2);
        painting.accept(all);
        OwnBar.panel(easel, place);
        easel.lay(all.image(), (int) place.getX(), (int) place.getY());
        shown(new Frame(scale, place.getX(), place.getY()), seen, place);
    }

    /** The small board, and the part of it that the plate shows. */
    private void small(Terrain terrain, Rectangle2D seen, Rectangle2D place) {
        OwnBar.panel(easel, place);
        Rectangle2D board = extent(terrain.areas(), terrain.radius());
        double scale = place.getWidth() / board.getWidth();
        Frame frame = new Frame(scale, place.getX() - board.getX() * scale, place.getY() - board.getY() * scale);
        terrain.areas().forEach(area -> easel.fill(frame.line(area.outline(), true), small(area)));
        shown(frame, seen, place);
    }

    private void shown(Frame frame, Rectangle2D seen, Rectangle2D place) {
        Rectangle2D shown = new Rectangle2D.Double(
                        frame.left() + frame.length(seen.getX()),
                        frame.top() + frame.length(seen.getY()),
                        frame.length(seen.getWidth()),
                        frame.length(seen.getHeight()))
                .createIntersection(place);
        easel.stroke(shown, easel.theme().ink("casing"), 7);
        easel.stroke(shown, easel.theme().ink("letters"), 4);
    }

    private Color small(Area area) {
        return area.owner() == Plate.NOBODY
                ? easel.theme().land(area.ground(), Plate.NOBODY)
                : easel.theme().seat(area.owner());
    }

    /** Returns the bounding box of areas, with a rim around it. */
    private static Rectangle2D extent(List<Area> areas, double rim) {
        Rectangle2D all = new Rectangle2D.Double();
        all.setRect(areas.get(0).middle().x(), areas.get(0).middle().y(), 0, 0);
        areas.forEach(area -> area.outline().forEach(corner -> all.add(corner.x(), corner.y())));
        return new Rectangle2D.Double(
                all.getX() - rim, all.getY() - rim, all.getWidth() + 2 * rim, all.getHeight() + 2 * rim);
    }

    /** A heading that says nothing of its own is the name of the game. */
    private static String when(Plate plate, Wording wording) {
        return wording.say(plate.heading().arguments().isEmpty() ? plate.subheading() : plate.heading());
    }
}
