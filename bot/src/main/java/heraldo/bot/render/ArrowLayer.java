package heraldo.bot.render;

import heraldo.rules.scene.Plate.Arrow;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;

/** Paints marches: a shaft that widens toward its head, and behind the head a bead with the number, or a cross. */
final class ArrowLayer {

    private static final double HALF_TAIL = 0.18;

    /** Where the beak of a bead leaves its disc, as an angle to the way it points. */
    private static final double BEAK = 0.9;

    private final Easel easel;
    private final ArrowWay way;
    private final double unit;

    ArrowLayer(Easel easel, ArrowWay way) {
        this.easel = easel;
        this.way = way;
        this.unit = way.unit();
    }

    void shaft(Arrow arrow, ArrowWay.Flight flight) {
        Theme theme = easel.theme();
        Color colour = theme.seat(arrow.seat());
        double neck = flight.length() - ArrowWay.HEAD * unit;
        Path2D body = new Path2D.Double();
        body.moveTo(0, -HALF_TAIL * unit);
        body.lineTo(neck, -ArrowWay.HALF_SHAFT * unit);
        body.lineTo(neck, -ArrowWay.HALF_HEAD * unit);
        body.lineTo(flight.length(), 0);
        body.lineTo(neck, ArrowWay.HALF_HEAD * unit);
        body.lineTo(neck, ArrowWay.HALF_SHAFT * unit);
        body.lineTo(0, HALF_TAIL * unit);
        body.closePath();
        Shape placed = PieceLayer.moved(body, flight.x(), flight.y(), flight.angle());
        easel.stroke(placed, theme.ink("casing"), 5);
        easel.fill(placed, colour);
        easel.stroke(placed, theme.ink("pale"), 1.2);
    }

    void bead(ArrowWay.Bead bead) {
        Theme theme = easel.theme();
        double size = bead.unit();
        Color colour = bead.failed() ? theme.ink("failed") : theme.seat(bead.seat());
        easel.cased(drop(bead), colour, theme.ink("casing"), 2.2);
        if (bead.failed()) {
            double arm = 0.42 * size;
            Path2D cross = new Path2D.Double();
            cross.moveTo(bead.x() - arm, bead.y() - arm);
            cross.lineTo(bead.x() + arm, bead.y() + arm);
            cross.moveTo(bead.x() - arm, bead.y() + arm);
            cross.lineTo(bead.x() + arm, bead.y() - arm);
            easel.stroke(cross, theme.on(colour), 0.28 * size);
        } else {
            double high = Math.min(1.05 * size, 1.6 * size / Typeface.FIGURES.width(bead.text(), 1));
            easel.fill(easel.centred(Typeface.FIGURES, bead.text(), bead.x(), bead.y(), high), theme.on(colour));
        }
    }

    /** A disc, with a beak where it has to show the way by itself. */
    private static Shape drop(ArrowWay.Bead bead) {
        double size = bead.unit();
        Path2D drop = new Path2D.Double(new Ellipse2D.Double(bead.x() - size, bead.y() - size, 2 * size, 2 * size));
        if (bead.beak() > 0) {
            drop.moveTo(bead.tipX(), bead.tipY());
            for (double side : new double[] {-BEAK, BEAK}) {
                drop.lineTo(
                        bead.x() + size * Math.cos(bead.angle() + side),
                        bead.y() + size * Math.sin(bead.angle() + side));
            }
            drop.closePath();
        }
        return drop;
    }

    void shafts(List<Arrow> arrows, Frame frame) {
        arrows.forEach(arrow -> shaft(arrow, way.flight(arrow, frame)));
    }
}
