package heraldo.bot.render;

import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Tag;
import heraldo.rules.scene.Plate.Title;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Where everything lies on a map, so that nothing lies over anything else. Pieces and titles have their places; beads of arrows
 * find theirs along the arrow, names of realms on their land, ids in their area.
 */
final class Layout {

    /** How large an id may be, and how far from the middle of its area it may lie, by which steps: in radii. */
    private static final double[] TAG_SIZES = {1, 0.86, 0.74};

    private static final double REACH = 0.8;
    private static final double STEP = 0.1;

    private final Frame frame;
    private final double radius;
    private final List<Box> boxes = new ArrayList<>();
    private final List<ArrowWay.Bead> beads = new ArrayList<>();
    private final List<RealmNames.Placed> names = new ArrayList<>();
    private final List<Placed> tags = new ArrayList<>();
    private final List<String> lost = new ArrayList<>();

    /** What must not lie over anything else. */
    enum Kind {
        COVER,
        PIECE,
        BEAD,
        NAME,
        TAG
    }

    /** What something covers. */
    record Box(Kind kind, String what, Rectangle2D place) {}

    /** Words and their middle. */
    record Placed(String text, boolean faint, double x, double y, double size) {
        Rectangle2D box() {
            double width = Typeface.STRONG.width(text, size);
            return new Rectangle2D.Double(x - width / 2, y - size / 2, width, size);
        }
    }

    private Layout(Frame frame, double radius) {
        this.frame = frame;
        this.radius = radius;
    }

    static Layout of(Plate plate, List<Land> lands, Frame frame, Wording wording) {
        return of(plate, lands, frame, wording, List.of());
    }

    /**
     * A layout.
     *
     * @param covered where something else lies over the map
     */
    static Layout of(Plate plate, List<Land> lands, Frame frame, Wording wording, List<Rectangle2D> covered) {
        ArrowWay arrows = new ArrowWay(frame.length(plate.radius()));
        Layout layout = new Layout(frame, frame.length(plate.radius()));
        covered.forEach(place -> layout.boxes.add(new Box(Kind.COVER, "", place)));
        plate.pieces().forEach(layout::piece);
        plate.titles().forEach(title -> layout.title(title, wording));
        plate.arrows().forEach(arrow -> layout.bead(arrow, arrows));
        layout.names(plate, lands, wording);
        List<ArrowWay.Flight> flights = plate.arrows().stream()
                .map(arrow -> arrows.flight(arrow, frame))
                .toList();
        plate.areas().forEach(area -> layout.tag(area, flights, arrows));
        return layout;
    }

    List<Box> boxes() {
        return boxes;
    }

    List<ArrowWay.Bead> beads() {
        return beads;
    }

    List<RealmNames.Placed> names() {
        return names;
    }

    List<Placed> tags() {
        return tags;
    }

    /** Ids and beads that found no place. */
    List<String> lost() {
        return lost;
    }

    private void piece(Piece piece) {
        Rectangle2D box = PieceLayer.box(piece, frame.x(piece.at()), frame.y(piece.at()), frame.length(piece.size()));
        boxes.add(new Box(Kind.PIECE, piece.shape() + " " + piece.text(), box));
    }

    private void title(Title title, Wording wording) {
        String text = wording.names().of(title.seat());
        double room = frame.length(title.room());
        double size = Math.min(frame.length(title.size()), room / Typeface.TITLE.width(text, 1));
        RealmNames.Placed name = RealmNames.Placed.of(text, frame.x(title.at()), frame.y(title.at()), size);
        // On a part of the board a name may have its place beyond the edge: half a name says nothing.
        if (frame.shows(name.box())) {
            name(name);
        }
    }

    private void name(RealmNames.Placed name) {
        names.add(name);
        boxes.add(new Box(Kind.NAME, name.text(), name.box()));
    }

    private void bead(Arrow arrow, ArrowWay arrows) {
        List<ArrowWay.Bead> places = arrows.beads(arrow, arrows.flight(arrow, frame));
        Optional<ArrowWay.Bead> found =
                places.stream().filter(bead -> free(bead.box(), 0)).findFirst();
        found.ifPresent(beads::add);
        found.ifPresent(bead -> boxes.add(new Box(Kind.BEAD, bead.text(), bead.box())));
        if (found.isEmpty() && !places.isEmpty()) {
            lost.add(places.get(0).toString());
        }
    }

    /** The names of realms that have none yet, the largest land first; each realm is named once. */
    private void names(Plate plate, List<Land> lands, Wording wording) {
        List<Integer> named = new ArrayList<>(
                plate.titles().stream().map(title -> title.seat().number()).toList());
        RealmNames search =
                new RealmNames(frame, radius, boxes.stream().map(Box::place).toList());
        for (Land land : lands.stream()
                .sorted((a, b) -> b.areas().size() - a.areas().size())
                .toList()) {
            if (!named.contains(land.owner())) {
                Optional<RealmNames.Placed> name =
                        search.place(land, wording.names().of(new Seat(land.owner())));
                name.ifPresent(this::name);
                name.ifPresent(found -> named.add(land.owner()));
            }
        }
    }

    /** At its place; else as near to it as can be, in its area, and off the shafts of arrows if there is room. */
    private void tag(Area area, List<ArrowWay.Flight> flights, ArrowWay arrows) {
        if (!frame.shows(area.middle())) {
            return;
        }
        Tag tag = area.tag();
        boolean faint = area.ground().equals(Plate.FOG);
        double size = frame.length(tag.size());
        double x = frame.x(tag.at());
        double y = frame.y(tag.at());
        List<ArrowWay.Flight> near = flights.stream()
                .filter(flight -> flight.distance(frame.x(area.middle()), frame.y(area.middle())) < radius)
                .toList();
        Optional<Placed> found = Optional.of(new Placed(tag.text(), faint, x, y, size))
                .filter(placed -> free(placed.box(), 1) && clear(placed.box(), near, arrows))
                .or(() -> around(area, new Placed(tag.text(), faint, x, y, size), near, arrows))
                .or(() -> around(area, new Placed(tag.text(), faint, x, y, size), List.of(), arrows));
        found.ifPresent(tags::add);
        found.ifPresent(placed -> boxes.add(new Box(Kind.TAG, placed.text(), placed.box())));
        if (found.isEmpty()) {
            lost.add(tag.text());
        }
    }

    private Optional<Placed> around(Area area, Placed best, List<ArrowWay.Flight> near, ArrowWay arrows) {
        Path2D outline = frame.line(area.outline(), true);
        double left = frame.x(area.middle());
        double top = frame.y(area.middle());
        List<Point2D> places = new ArrayList<>();
        for (double across = -REACH; across <= REACH; across += STEP) {
            for (double down = -REACH; down <= REACH; down += STEP) {
                places.add(new Point2D.Double(left + across * radius, top + down * radius));
            }
        }
        places.sort(Comparator.comparingDouble(place -> place.distanceSq(best.x(), best.y())));
        for (double share : TAG_SIZES) {
            for (Point2D place : places) {
                Placed placed = new Placed(best.text(), best.faint(), place.getX(), place.getY(), share * best.size());
                Rectangle2D box = placed.box();
                if (outline.contains(box) && free(box, 1) && clear(box, near, arrows)) {
                    return Optional.of(placed);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean clear(Rectangle2D box, List<ArrowWay.Flight> near, ArrowWay arrows) {
        return near.stream().noneMatch(flight -> arrows.crosses(flight, box));
    }

    private boolean free(Rectangle2D box, double pad) {
        return frame.shows(box)
                && boxes.stream()
                        .noneMatch(other -> other.place()
                                .intersects(
                                        box.getX() - pad,
                                        box.getY() - pad,
                                        box.getWidth() + 2 * pad,
                                        box.getHeight() + 2 * pad));
    }
}
