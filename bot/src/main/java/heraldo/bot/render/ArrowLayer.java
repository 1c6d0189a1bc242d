package heraldo.bot.render;

import heraldo.rules.scene.Plate.Arrow;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.List;

/** Paints marches: a shaft that widens toward its head, and behind the head a bead with the number, or a cross. */
final class ArrowLayer {

    private final Easel easel;
    private final ArrowWay way;

    ArrowLayer(Easel easel, ArrowWay way) {
        this.easel = easel;
        this.way = way;
    }

    void shaft(Arrow arrow, ArrowWay.Flight flight) {
        Theme theme = easel.theme();
        Shape body = way.body(flight);
        easel.stroke(body, theme.ink("casing"), 5);
        easel.fill(body, theme.seat(arrow.seat()));
        easel.stroke(body, theme.ink("pale"), 1.2);
    }

    void bead(ArrowWay.Bead bead) {
        Theme theme = easel.theme();
        double size = bead.unit();
        Color colour = bead.failed() ? theme.ink("failed") : theme.seat(bead.seat());
        easel.cased(bead.drop(), colour, theme.ink("casing"), 2.2);
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

    void shafts(List<Layout.March> marches) {
        marches.forEach(march -> shaft(march.arrow(), march.flight()));
    }
}
