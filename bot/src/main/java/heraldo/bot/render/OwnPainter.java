package heraldo.bot.render;

import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Wheel;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Draws a seat's own plate: its surroundings over the whole sheet, a small board that shows where that is, and whose plate it is.
 * A seat that has nothing on the board gets the plate of all.
 */
final class OwnPainter {

    private static final double EDGE = 18;
    private static final double SMALL = 250;
    private static final double BAR = 92;
    /** What the bar takes of the foot of a plate. */
    static final double FOOT = BAR + 2 * EDGE;

    private static final double CREST = 54;
    private static final double LETTERS = 34;
    private static final double ROUND = 18;

    /** The square of a wheel and an island is shown so much larger at least, and at most. */
    private static final double LEAST_ZOOM = 1.6;

    private static final double MOST_ZOOM = 2.3;
    private static final double AROUND = 170;

    private final PlatePainter plates;
    private final Easel easel;

    OwnPainter(PlatePainter plates, Easel easel) {
        this.plates = plates;
        this.easel = easel;
    }

    /** What is a seat's own. */
    byte[] paint(Scene scene, Plate plate, Seat seat, Wording wording) {
        Head head = new Head(Optional.of(seat), wording.names().of(seat) + " · " + when(plate, wording));
        return paint(scene, plate, wording, head, new Part(OwnView.of(plate, seat), own(plate, seat)));
    }

    /** What is around a place. */
    byte[] paint(Scene scene, Plate plate, Places.Place place, Wording wording) {
        Head head = new Head(Optional.empty(), place.label() + " · " + when(plate, wording));
        return paint(scene, plate, wording, head, around(plate, place));
    }

    /**
     * Whose plate it is, or of what place.
     *
     * @param crest that stands before the text, if any
     */
    private record Head(Optional<Seat> crest, String text) {}

    /**
     * What of the plate is shown.
     *
     * @param window of a board
     * @param middles of a wheel or an island, on its square
     */
    private record Part(Optional<Plate.Window> window, List<Point2D> middles) {}

    private byte[] paint(Scene scene, Plate plate, Wording wording, Head head, Part part) {
        Rectangle2D bar = bar(head);
        if (plate.wheel().isPresent()) {
            Wheel wheel = plate.wheel().get();
            return zoomed(part.middles(), sheet -> new WheelPainter(sheet, wheel, wording).draw())
                    .map(any -> finished(plate, head, bar, WheelPainter.COLOURS))
                    .orElseGet(() -> plates.paint(scene, plate, wording));
        }
        if (plate.isle().isPresent()) {
            Isle isle = plate.isle().get();
            return zoomed(part.middles(), sheet -> new IslePainter(sheet).draw(isle))
                    .map(any -> finished(plate, head, bar, PlateColours.MOST))
                    .orElseGet(() -> plates.paint(scene, plate, wording));
        }
        return part.window()
                .map(window -> board(plate, window, wording, head, bar))
                .orElseGet(() -> plates.paint(scene, plate, wording));
    }

    private byte[] board(Plate plate, Plate.Window part, Wording wording, Head head, Rectangle2D bar) {
        Frame frame = Frame.wide(part);
        Rectangle2D small = small(plate);
        List<Land> lands = Land.of(plate.areas());
        PlatePainter.board(easel, plate, frame, lands, Layout.of(plate, lands, frame, wording, List.of(small, bar)));
        inset(plate, part, small);
        return finished(plate, head, bar, PlatePainter.COLOURS);
    }

    private byte[] finished(Plate plate, Head head, Rectangle2D bar, int colours) {
        label(head, bar);
        List<Color> first = plate.wheel().isPresent() ? WheelPainter.kept(easel.theme()) : List.of();
        return PlateColours.png(easel.image(), colours, first);
    }

    private static List<Point2D> own(Plate plate, Seat seat) {
        return plate.wheel()
                .map(wheel -> own(wheel, seat))
                .or(() -> plate.isle().map(isle -> own(isle, seat)))
                .orElse(List.of());
    }

    private static Part around(Plate plate, Places.Place place) {
        if (plate.isle().isPresent()) {
            return new Part(
                    Optional.empty(),
                    List.of(IslePainter.frame(plate.isle().get()).at(place.at())));
        }
        return plate.wheel().isPresent()
                ? new Part(
                        Optional.empty(),
                        List.of(new Point2D.Double(place.at().x(), place.at().y())))
                : new Part(Optional.of(OwnView.around(plate, place.at())), List.of());
    }

    private static List<Point2D> own(Wheel wheel, Seat seat) {
        return wheel.worlds().stream()
                .filter(world -> world.owner() == seat.number())
                .<Point2D>map(
                        world -> new Point2D.Double(world.at().x(), world.at().y()))
                .toList();
    }

    private static List<Point2D> own(Isle isle, Seat seat) {
        Frame frame = IslePainter.frame(isle);
        return isle.corners().stream()
                .filter(corner -> corner.seat() == seat.number())
                .map(Isle.Corner::at)
                .map(frame::at)
                .toList();
    }

    /** Paints what is in the square of the plate larger, with what is the seat's in its middle. */
    private Optional<OwnView.Region> zoomed(List<Point2D> own, Consumer<Easel> painting) {
        Optional<OwnView.Region> found = OwnView.Region.of(own);
        found.ifPresent(region -> {
            double fitting = Math.min(
                    PlatePainter.WIDTH / (region.width() + 2 * AROUND),
                    PlatePainter.HEIGHT / (region.height() + 2 * AROUND));
            double zoom = Math.clamp(fitting, LEAST_ZOOM, MOST_ZOOM);
            double across = PlatePainter.WIDTH / zoom / 2;
            double down = PlatePainter.HEIGHT / zoom / 2;
            double x = Math.clamp(region.x(), across, Frame.MAP - across);
            double y = Math.clamp(region.y(), down, Frame.MAP - down + FOOT / zoom);
            easel.look(zoom, x, y);
            painting.accept(easel);
            easel.lookAtAll();
            inset(painting, new Rectangle2D.Double(x - across, y - down, 2 * across, 2 * down));
        });
        return found;
    }

    /** The whole square, small, and the part of it that the plate shows. */
    private void inset(Consumer<Easel> painting, Rectangle2D part) {
        int side = (int) SMALL;
        Easel all = easel.fresh(side, side);
        double scale = SMALL / Frame.MAP;
        all.look(scale, Frame.MAP / 2, Frame.MAP / 2);
        painting.accept(all);
        Rectangle2D place = new Rectangle2D.Double(EDGE, PlatePainter.HEIGHT - EDGE - SMALL, SMALL, SMALL);
        panel(place);
        easel.lay(all.image(), (int) place.getX(), (int) place.getY());
        Rectangle2D shown = new Rectangle2D.Double(
                place.getX() + part.getX() * scale,
                place.getY() + part.getY() * scale,
                part.getWidth() * scale,
                part.getHeight() * scale);
        easel.stroke(shown, easel.theme().ink("letters"), 4);
    }

    /** Where the small board stands. */
    private static Rectangle2D small(Plate plate) {
        Rectangle2D board = extent(plate);
        double height = SMALL * board.getHeight() / board.getWidth();
        return new Rectangle2D.Double(EDGE, PlatePainter.HEIGHT - EDGE - height, SMALL, height);
    }

    private static Rectangle2D extent(Plate plate) {
        Rectangle2D all = new Rectangle2D.Double();
        all.setRect(
                plate.areas().get(0).middle().x(), plate.areas().get(0).middle().y(), 0, 0);
        plate.areas().forEach(area -> all.add(area.middle().x(), area.middle().y()));
        double rim = 1.6 * plate.radius();
        return new Rectangle2D.Double(
                all.getX() - rim, all.getY() - rim, all.getWidth() + 2 * rim, all.getHeight() + 2 * rim);
    }

    /** The small board, and the part of it that the plate shows. */
    private void inset(Plate plate, Plate.Window part, Rectangle2D place) {
        panel(place);
        Rectangle2D board = extent(plate);
        double scale = place.getWidth() / board.getWidth();
        Frame frame = new Frame(scale, place.getX() - board.getX() * scale, place.getY() - board.getY() * scale);
        for (Area area : plate.areas()) {
            Path2D outline = frame.line(area.outline(), true);
            easel.fill(outline, small(area));
        }
        Point corner = new Point(part.left(), part.top());
        Rectangle2D shown = new Rectangle2D.Double(
                        frame.x(corner), frame.y(corner), frame.length(part.width()), frame.length(part.height()))
                .createIntersection(place);
        easel.stroke(shown, easel.theme().ink("letters"), 4);
    }

    private Color small(Area area) {
        return area.owner() == Plate.NOBODY
                ? easel.theme().land(area.ground(), Plate.NOBODY)
                : easel.theme().seat(area.owner());
    }

    /** Where it says what is shown. */
    private static Rectangle2D bar(Head head) {
        double width = Math.min(
                PlatePainter.WIDTH - SMALL - 4 * EDGE,
                crest(head) + 4 * EDGE + Typeface.TITLE.width(head.text(), LETTERS));
        return new Rectangle2D.Double(PlatePainter.WIDTH - EDGE - width, PlatePainter.HEIGHT - EDGE - BAR, width, BAR);
    }

    private static double crest(Head head) {
        return head.crest().isPresent() ? CREST : 0;
    }

    /** A heading that says nothing of its own is the name of the game. */
    private static String when(Plate plate, Wording wording) {
        return wording.say(plate.heading().arguments().isEmpty() ? plate.subheading() : plate.heading());
    }

    private void label(Head head, Rectangle2D bar) {
        panel(bar);
        double middle = bar.getCenterY();
        double crest = crest(head);
        head.crest()
                .ifPresent(seat ->
                        new PieceLayer(easel).crest(seat.number(), bar.getX() + EDGE + CREST / 2, middle, CREST, true));
        double room = bar.getWidth() - crest - 3 * EDGE;
        double size = Math.min(LETTERS, room / Typeface.TITLE.width(head.text(), 1));
        easel.words(
                Typeface.TITLE,
                head.text(),
                bar.getX() + crest + 2 * EDGE,
                middle + size / 2,
                size,
                easel.theme().ink("letters"));
    }

    private void panel(Rectangle2D place) {
        RoundRectangle2D panel = new RoundRectangle2D.Double(
                place.getX() - 4, place.getY() - 4, place.getWidth() + 8, place.getHeight() + 8, ROUND, ROUND);
        easel.fill(panel, easel.theme().ink("panel"));
        easel.stroke(panel, easel.theme().ink("brass"), 4);
    }
}
