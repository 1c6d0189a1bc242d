package heraldo.bot.render;

import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Terrain;
import heraldo.rules.scene.Wheel;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The places of a plate that somebody may want to see from near: areas, worlds of a galaxy, hexes of an island. */
public final class Places {

    private Places() {}

    /**
     * A place.
     *
     * @param id that players type for it; a world has none but its name
     * @param name on the map, if it has one
     */
    public record Place(String id, Optional<String> name, Point at) {

        /** Returns the label of the place in a list to choose from. */
        public String label() {
            return name.map(called -> id.isEmpty() ? called : id + " · " + called)
                    .orElse(id);
        }
    }

    /** All places of a plate, in the order in which they lie on it. */
    public static List<Place> of(Plate plate, Wording wording) {
        return switch (plate.board()) {
            case Terrain terrain ->
                terrain.areas().stream()
                        .filter(area -> !area.tag().text().isEmpty())
                        .map(area -> new Place(area.tag().text(), label(terrain, area), area.middle()))
                        .toList();
            case Wheel wheel ->
                wheel.worlds().stream()
                        .map(world -> new Place("", Optional.of(wording.say(world.name())), world.at()))
                        .toList();
            case Isle isle ->
                isle.hexes().stream()
                        .map(hex -> new Place(hex.letter(), Optional.empty(), hex.middle()))
                        .toList();
        };
    }

    /** Returns the words on an area, if there are any. */
    private static Optional<String> label(Terrain terrain, Area area) {
        return terrain.pieces().stream()
                .filter(piece -> piece.shape() == Shape.LABEL)
                .filter(piece -> distance(piece.at(), area.middle()) < terrain.radius())
                .min(Comparator.comparingDouble(piece -> distance(piece.at(), area.middle())))
                .map(Piece::text);
    }

    private static double distance(Point one, Point other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }
}
