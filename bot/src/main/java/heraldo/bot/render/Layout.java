package heraldo.bot.render;

import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Title;
import heraldo.rules.scene.Terrain;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Lays out a map without overlaps. Pieces and titles have fixed places; arrows are routed so that their heads and beads cover
 * nothing, names of realms are placed on their land, ids in their area.
 */
final class Layout {

    /** The costs of each thing below an arrow's head and of each below its shaft; each better way passed over costs 1. */
    private static final int HEAD_OVER = 100;

    private static final int SHAFT_OVER = 12;

    /** By how much a title may be smaller, and may lie lower, in heights of its capitals. */
    private static final double[] TITLE_SIZES = {1, 0.92, 0.84, 0.76, 0.68, 0.6};

    private static final double[] TITLE_SHIFTS = {0, -0.1, 0.1, -0.2, 0.2};

    /** The flatness of curves, in pixels, and the number of points to check on each line. */
    private static final double FLAT = 0.5;

    private static final int ALONG = 10;

    /** The least distance of words from the edge of the map, in pixels. */
    private static final double EDGE = 7;

    private final Frame frame;
    private final ArrowWay ways;
    private final Lettering lettering;
    private final Clutter clutter;
    private final List<Piece> pieces = new ArrayList<>();
    private final List<March> marches = new ArrayList<>();
    private final List<ArrowWay.Bead> beads = new ArrayList<>();
    private final List<RealmNames.Placed> names = new ArrayList<>();
    private final List<Placed> tags = new ArrayList<>();
    private final List<String> lost = new ArrayList<>();

    /** The kinds of things that must not lie over anything else. */
    enum Kind {
        COVER,
        PIECE,
        HEAD,
        BEAD,
        NAME,
        TAG
    }

    /**
     * The shape that something covers.
     *
     * @param place the box around its shape
     */
    record Box(Kind kind, String what, Shape shape, Rectangle2D place) {

        Box(Kind kind, String what, Shape shape) {
            this(kind, what, shape, shape.getBounds2D());
        }

        boolean meets(Rectangle2D other) {
            return place.intersects(other) && (shape instanceof Rectangle2D || shape.intersects(other));
        }

        boolean meets(Box other) {
            if (!place.intersects(other.place)) {
                return false;
            }
            if (other.shape instanceof Rectangle2D box) {
                return meets(box);
            }
            if (shape instanceof Rectangle2D box) {
                return other.meets(box);
            }
            return holds(other.shape) || other.holds(shape);
        }

        /** Returns whether one of the points along the rim of another shape lies in this one. */
        private boolean holds(Shape other) {
            PathIterator rim = other.getPathIterator(null, FLAT);
            double[] at = new double[6];
            Point2D begin = new Point2D.Double();
            Point2D last = begin;
            while (!rim.isDone()) {
                int kind = rim.currentSegment(at);
                Point2D next = kind == PathIterator.SEG_CLOSE ? begin : new Point2D.Double(at[0], at[1]);
                if (kind == PathIterator.SEG_MOVETO) {
                    begin = next;
                } else if (holds(last, next)) {
                    return true;
                }
                last = next;
                rim.next();
            }
            return false;
        }

        private boolean holds(Point2D from, Point2D to) {
            for (int i = 1; i <= ALONG; i++) {
                double way = (double) i / ALONG;
                double x = from.getX() + way * (to.getX() - from.getX());
                double y = from.getY() + way * (to.getY() - from.getY());
                if (shape.contains(x, y)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** An arrow and where it runs. */
    record March(Arrow arrow, ArrowWay.Flight flight) {}

    /** Words and their middle. */
    record Placed(String text, boolean faint, double x, double y, double size) {
        Rectangle2D box() {
            double width = Typeface.STRONG.width(text, size);
            return Typeface.STRONG.bounds(text, x - width / 2, y + size / 2, size);
        }
    }

    private Layout(Frame frame, double radius, Lettering lettering) {
        this.frame = frame;
        this.clutter = new Clutter(frame.width());
        this.ways = new ArrowWay(radius);
        this.lettering = lettering;
    }

    static Layout of(Terrain terrain, List<Land> lands, Frame frame, Wording wording) {
        return of(terrain, lands, frame, wording, Lettering.PLAIN, List.of());
    }

    /**
     * A layout.
     *
     * @param covered the places of panels that lie over the map
     */
    static Layout of(
            Terrain terrain,
            List<Land> lands,
            Frame frame,
            Wording wording,
            Lettering lettering,
            List<Rectangle2D> covered) {
        double radius = frame.length(terrain.radius());
        Layout layout = new Layout(frame, radius, lettering);
        covered.forEach(place -> layout.clutter.add(new Box(Kind.COVER, "", place)));
        terrain.pieces().forEach(layout::piece);
        terrain.arrows().forEach(layout::march);
        terrain.titles().forEach(title -> layout.title(title, wording));
        layout.marches.forEach(layout::bead);
        TagSearch search = new TagSearch(frame, radius, lettering.leastTag());
        List<Area> tagged = terrain.areas().stream()
                .filter(area -> layout.whole(area, search))
                .toList();
        layout.names(terrain, lands, wording, tagged, search);
        tagged.forEach(area -> layout.tag(area, search));
        return layout;
    }

    /** All that must not lie over anything else. */
    List<Box> boxes() {
        return clutter.all();
    }

    /** Those that are drawn: a word that the edge of the map would cut says nothing. */
    List<Piece> pieces() {
        return pieces;
    }

    List<March> marches() {
        return marches;
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
        if (piece.shape() == Plate.Shape.LABEL && !(frame.shows(box, 0) && clutter.free(box))) {
            return;
        }
        pieces.add(piece);
        clutter.add(new Box(Kind.PIECE, piece.shape() + " " + piece.text(), box));
    }

    private void title(Title title, Wording wording) {
        String text = title.own()
                .map(own -> Legible.of(own.text()))
                .orElseGet(() -> wording.names().of(title.seat()));
        double room = frame.length(title.room());
        double most = Math.min(frame.length(title.size()), lettering.mostName());
        double best = Math.min(most, room / Typeface.TITLE.width(text, 1));
        for (double share : TITLE_SIZES) {
            for (double down : TITLE_SHIFTS) {
                double y = frame.y(title.at()) + down * best;
                RealmNames.Placed name = RealmNames.Placed.of(text, frame.x(title.at()), y, share * best);
                // On a part of the board a name may have its place beyond the edge: half a name says nothing.
                if (frame.shows(name.box(), 0) && clutter.free(name.box())) {
                    name(name);
                    return;
                }
            }
        }
    }

    private void name(RealmNames.Placed name) {
        names.add(name);
        clutter.add(new Box(Kind.NAME, name.text(), name.box()));
    }

    /** The way on which its head, and then its shaft, lie over least. */
    private void march(Arrow arrow) {
        ArrowWay.Flight best = null;
        int least = Integer.MAX_VALUE;
        int rank = 0;
        for (ArrowWay.Flight flight : ways.flights(arrow, frame)) {
            if (rank >= least) {
                break;
            }
            int cost = rank++ + HEAD_OVER * under(ways.head(flight)) + SHAFT_OVER * under(ways.shaft(flight));
            if (cost < least) {
                best = flight;
                least = cost;
            }
        }
        March march = new March(arrow, java.util.Objects.requireNonNull(best));
        marches.add(march);
        clutter.add(new Box(Kind.HEAD, arrow.toString(), ways.head(march.flight())));
    }

    private int under(Shape shape) {
        Box own = new Box(Kind.HEAD, "", shape);
        return (int) clutter.all().stream().filter(own::meets).count();
    }

    private void bead(March march) {
        Rectangle2D around = ways.around(march.flight());
        List<Box> near = clutter.all().stream()
                .filter(box -> box.place().intersects(around))
                .toList();
        Optional<ArrowWay.Bead> found = ways.beads(march.arrow(), march.flight())
                .filter(bead -> free(bead, near))
                .findFirst();
        found.ifPresent(beads::add);
        found.ifPresent(bead -> clutter.add(new Box(Kind.BEAD, bead.text(), bead.drop())));
        if (found.isEmpty()) {
            ways.beads(march.arrow(), march.flight())
                    .findFirst()
                    .filter(bead -> open(bead.drop().getBounds2D()))
                    .ifPresent(bead -> lost.add(bead.toString()));
        }
    }

    /** The names of realms that have none yet, the largest land first; each realm is named once. */
    private void names(Terrain terrain, List<Land> lands, Wording wording, List<Area> tagged, TagSearch ids) {
        List<Integer> named = new ArrayList<>(terrain.titles().stream()
                .filter(title -> title.own().isEmpty())
                .map(title -> title.seat().number())
                .toList());
        List<Rectangle2D> closed =
                new ArrayList<>(clutter.all().stream().map(Box::place).toList());
        marches.forEach(march -> closed.addAll(ways.cover(march.flight())));
        List<Rectangle2D> usual =
                tagged.stream().map(area -> ids.usual(area).box()).toList();
        RealmNames search = new RealmNames(frame, frame.length(terrain.radius()), lettering.mostName(), closed, usual);
        lands.stream()
                .sorted(Comparator.comparingInt((Land land) -> land.areas().size())
                        .reversed())
                .forEach(land -> {
                    if (!named.contains(land.owner())) {
                        Optional<RealmNames.Placed> name =
                                search.place(land, wording.names().of(new Seat(land.owner())));
                        name.ifPresent(this::name);
                        name.ifPresent(found -> named.add(land.owner()));
                    }
                });
    }

    /** Returns whether the map shows the usual place of an area's id, and no panel covers it. */
    private boolean whole(Area area, TagSearch search) {
        Rectangle2D usual = search.usual(area).box();
        return frame.shows(usual, EDGE) && open(TagSearch.clear(usual));
    }

    private void tag(Area area, TagSearch search) {
        Optional<Placed> found =
                search.place(area, marches, ways, box -> frame.shows(box, EDGE) && clutter.free(TagSearch.clear(box)));
        found.ifPresent(tags::add);
        found.ifPresent(placed -> clutter.add(new Box(Kind.TAG, placed.text(), placed.box())));
        if (found.isEmpty() && open(frame.line(area.outline(), true).getBounds2D())) {
            lost.add(area.tag().text());
        }
    }

    /** Returns whether all of a place is on the map and below no panel. */
    private boolean open(Rectangle2D place) {
        return frame.shows(place, 0)
                && clutter.all().stream().noneMatch(box -> box.kind() == Kind.COVER && box.meets(place));
    }

    /**
     * Returns whether a bead covers none of what is near it. It checks the bead's shape only where the disc does not settle it.
     */
    private static boolean free(ArrowWay.Bead bead, List<Box> near) {
        List<Box> reached = new ArrayList<>();
        for (Box box : near) {
            if (bead.reaches(box.place())) {
                if (box.shape() instanceof Rectangle2D place && bead.covers(place)) {
                    return false;
                }
                reached.add(box);
            }
        }
        return reached.isEmpty() || reached.stream().noneMatch(new Box(Kind.BEAD, "", bead.drop())::meets);
    }
}
