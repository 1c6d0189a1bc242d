package heraldo.rules.scene;

import heraldo.rules.kernel.Message;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Mark;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A player's plans, drawn over a board's plate in place of the last turn's changes: marches and signs. */
public final class PlateOverlay {

    private static final int MOST_KEYS = 6;

    private final int size;
    private final List<Point> places;
    private final List<Arrow> arrows = new ArrayList<>();
    private final List<Piece> pieces = new ArrayList<>();
    private final Map<Point, Integer> crowd = new LinkedHashMap<>();
    private final Map<Message, Mark> meanings = new LinkedHashMap<>();

    /**
     * An empty overlay.
     *
     * @param size how high its signs are, in scene units
     * @param places where the signs of one area stand, one after another, from the middle of the area
     */
    public PlateOverlay(int size, List<Point> places) {
        this.size = size;
        this.places = List.copyOf(places);
    }

    /** Adds a march from the middle of an area to that of another. */
    public void march(Point from, Point to, int seat, OptionalInt number, Message meaning) {
        Arrow arrow = new Arrow(from, to, seat, number, false);
        arrows.add(arrow);
        meanings.putIfAbsent(meaning, arrow);
    }

    /** Adds a sign to an area, in the first place that is free: a row of {@code icons.yaml}. */
    public void sign(Point middle, String icon, Message meaning) {
        Piece piece = new Piece(Shape.MEDAL, place(middle), size, Plate.NOBODY, icon);
        pieces.add(piece);
        meanings.putIfAbsent(meaning, piece);
    }

    /** Adds a few letters to an area, in the first place that is free. */
    public void letters(Point middle, String text) {
        pieces.add(new Piece(Shape.LABEL, place(middle), size * 2 / 3, Plate.NOBODY, text));
    }

    private Point place(Point middle) {
        int before = crowd.merge(middle, 1, Integer::sum) - 1;
        Point place = places.get(before % places.size());
        return middle.plus(place.x(), place.y());
    }

    /**
     * A plate with this in place of the marches and the glow of the last turn, and with what it means.
     *
     * @param plate of a board of areas
     */
    public Plate over(Plate plate, Message subheading) {
        Terrain terrain = over(plate.terrain().orElseThrow());
        return new Plate(plate.heading(), subheading, terrain, plate.ranks(), keys());
    }

    private Terrain over(Terrain below) {
        List<Area> areas = below.areas().stream()
                .map(area -> new Area(area.outline(), area.middle(), area.ground(), area.owner(), false, area.tag()))
                .toList();
        List<Piece> all = new ArrayList<>(below.pieces());
        all.addAll(pieces);
        return new Terrain(below.radius(), areas, all, arrows, below.window(), below.titles(), below.zones());
    }

    private List<Plate.Key> keys() {
        return meanings.entrySet().stream()
                .limit(MOST_KEYS)
                .map(meaning -> new Plate.Key(meaning.getValue(), meaning.getKey()))
                .toList();
    }
}
