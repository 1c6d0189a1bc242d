package heraldo.bot.render;

import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Mark;
import heraldo.rules.scene.Plate.Patch;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Tag;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Wheel;
import java.util.ArrayList;
import java.util.List;

/** Paints signs where they are explained, in a box of {@value #SAMPLE} by {@value #SAMPLE} pixels. */
final class MarkSample {

    static final double SAMPLE = 66;

    private static final int CORNER = 32;
    private static final Frame PIXELS = new Frame(1, 0, 0, PlatePainter.WIDTH);

    private final Easel easel;
    private final Wording wording;

    MarkSample(Easel easel, Wording wording) {
        this.easel = easel;
        this.wording = wording;
    }

    /** A sign around a place. */
    void draw(Mark mark, double x, double y) {
        switch (mark) {
            case Piece piece -> new PieceLayer(easel).draw(piece, x, y, fitting(piece));
            case Arrow arrow -> arrow(arrow, x, y);
            case Patch patch -> patch(patch, (int) Math.round(x), (int) Math.round(y));
            case Wheel.Sign sign -> new WheelKeys(easel).draw(sign, x + 2, y);
            case Isle.Sign sign -> new IsleColumn(easel, wording).sign(sign, x, y);
        }
    }

    private void arrow(Arrow arrow, double x, double y) {
        ArrowWay way = new ArrowWay(68);
        ArrowLayer arrows = new ArrowLayer(easel, way);
        ArrowWay.Flight flight = new ArrowWay.Flight(x - 28, y, 0, 58, way.unit());
        arrows.shaft(arrow, flight);
        way.beads(arrow, flight).findFirst().ifPresent(arrows::bead);
    }

    private void patch(Patch patch, int x, int y) {
        List<Point> hex = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            double angle = Math.PI / 3 * i + Math.PI / 6;
            hex.add(new Point(
                    (int) Math.round(x + CORNER * Math.cos(angle)), (int) Math.round(y + CORNER * Math.sin(angle))));
        }
        Point middle = new Point(x, y);
        Area area = new Area(hex, middle, patch.ground(), patch.owner(), patch.changed(), new Tag("", middle, 1));
        new GroundLayer(easel, PIXELS).draw(List.of(area));
        new RealmLayer(easel, PIXELS).draw(Land.of(List.of(area)));
    }

    /** The size of a sample, smaller if it would reach the words beside it. */
    private static double fitting(Piece piece) {
        double width = PieceLayer.box(piece, 0, 0, size(piece)).getWidth();
        return size(piece) * Math.min(1, SAMPLE / width);
    }

    private static double size(Piece piece) {
        return switch (piece.shape()) {
            case CAPITAL -> 40;
            case ICON, TOWN, MEDAL, BURST, HULK, ALARM -> 46;
            case ROW, COLUMN -> 10;
            case SOLDIERS, COLONISTS, ARMY, BARE, CHIP, LABEL -> 34;
        };
    }
}
