package heraldo.bot.render;

import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.Scene;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws plates of {@value #WIDTH} by {@value #HEIGHT} pixels, layer over layer: land, borders and glow, ids, shafts of arrows,
 * pieces, names of realms, beads of arrows; and the column beside the map. Equal scenes give equal bytes.
 */
final class PlatePainter {

    static final int WIDTH = 1600;
    static final int HEIGHT = 1000;
    private static final double MAP = 1000;
    private static final double MARGIN = 3;
    private static final double HALO = 3.4;

    private final Theme theme;
    private final Icons icons;
    private final Signs signs;

    PlatePainter(Theme theme, Icons icons, Signs signs) {
        this.theme = theme;
        this.icons = icons;
        this.signs = signs;
    }

    /** The plate of a scene as a PNG file. */
    byte[] paint(Scene scene, Plate plate, Wording wording) {
        Easel easel = new Easel(theme, icons, signs, WIDTH, HEIGHT);
        Frame frame = frame(scene);
        double radius = frame.length(plate.radius());
        ArrowLayer arrows = new ArrowLayer(easel, radius);
        List<Land> lands = Land.of(plate.areas());
        List<RealmNames.Placed> names = names(plate, lands, frame, wording, arrows);
        new GroundLayer(easel, frame).draw(plate.areas());
        new RealmLayer(easel, frame).draw(lands);
        tags(easel, plate.areas(), frame, names);
        arrows.shafts(plate.arrows(), frame);
        PieceLayer pieces = new PieceLayer(easel);
        plate.pieces()
                .forEach(piece ->
                        pieces.draw(piece, frame.x(piece.at()), frame.y(piece.at()), frame.length(piece.size())));
        names.forEach(name -> RealmNames.draw(easel, name));
        arrows.beads(plate.arrows(), frame);
        new PlateColumn(easel, wording).draw(plate);
        return PlateColours.png(easel.image());
    }

    private static Frame frame(Scene scene) {
        double room = MAP - 2 * MARGIN;
        double scale = Math.min(room / scene.width(), room / scene.height());
        return new Frame(scale, (MAP - scene.width() * scale) / 2, (HEIGHT - scene.height() * scale) / 2);
    }

    /** The names of the realms, the largest land first. */
    private static List<RealmNames.Placed> names(
            Plate plate, List<Land> lands, Frame frame, Wording wording, ArrowLayer arrows) {
        List<Rectangle2D> closed = new ArrayList<>();
        List<Rectangle2D> soft = new ArrayList<>();
        for (Piece piece : plate.pieces()) {
            boolean news = piece.shape() == Shape.CAPITAL || piece.shape() == Shape.SOLDIERS;
            (news ? closed : soft).add(box(piece, frame));
        }
        plate.arrows().forEach(arrow -> closed.add(arrows.box(arrow, arrows.flight(arrow, frame))));
        RealmNames search = new RealmNames(frame, frame.length(plate.radius()), closed, soft);
        List<RealmNames.Placed> names = new ArrayList<>();
        for (Land land : lands.stream()
                .sorted((a, b) -> b.areas().size() - a.areas().size())
                .toList()) {
            search.place(land, wording.names().of(new Seat(land.owner()))).ifPresent(names::add);
        }
        return names;
    }

    private static Rectangle2D box(Piece piece, Frame frame) {
        return PieceLayer.box(piece, frame.x(piece.at()), frame.y(piece.at()), frame.length(piece.size()));
    }

    /** What players type for areas, but for what a name covers. */
    private void tags(Easel easel, List<Area> areas, Frame frame, List<RealmNames.Placed> names) {
        Path2D letters = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (Area area : areas) {
            double x = frame.x(area.tag().at());
            double y = frame.y(area.tag().at());
            double size = frame.length(area.tag().size());
            Optional<RealmNames.Placed> over = names.stream()
                    .filter(name -> name.box().intersects(x - size, y - size / 2, 2 * size, size))
                    .findFirst();
            if (over.isEmpty()) {
                letters.append(easel.centred(Typeface.STRONG, area.tag().text(), x, y, size), false);
            }
        }
        easel.stroke(letters, theme.ink("halo"), HALO);
        easel.fill(letters, theme.ink("letters"));
    }
}
