package heraldo.rules.scene;

import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Title;
import heraldo.rules.scene.Plate.Window;
import heraldo.rules.scene.Plate.Zone;
import java.util.List;
import java.util.Optional;

/**
 * A board of areas, such as hexes of land and sea, with what stands and marches on it. Names of realms are the renderer's
 * business: it finds room for them on connected areas of one owner.
 *
 * @param radius from the middle of an area to its corner
 * @param window the part of the board that is shown, if that is not all of it
 * @param titles where names of realms have a place of their own; those of others are put where there is room
 * @param zones places under somebody's protection
 */
public record Terrain(
        int radius,
        List<Area> areas,
        List<Piece> pieces,
        List<Arrow> arrows,
        Optional<Window> window,
        List<Title> titles,
        List<Zone> zones)
        implements Plate.Board {

    public Terrain {
        areas = List.copyOf(areas);
        pieces = List.copyOf(pieces);
        arrows = List.copyOf(arrows);
        titles = List.copyOf(titles);
        zones = List.copyOf(zones);
    }

    /** A whole board. */
    public Terrain(int radius, List<Area> areas, List<Piece> pieces, List<Arrow> arrows) {
        this(radius, areas, pieces, arrows, Optional.empty(), List.of(), List.of());
    }
}
