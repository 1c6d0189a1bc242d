package heraldo.bot.render;

import heraldo.rules.scene.Wheel;
import heraldo.rules.scene.Wheel.Radii;
import heraldo.rules.scene.Wheel.Sector;
import heraldo.rules.scene.Wheel.Span;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Paints the glowing wall between the inner and the outer sectors, the gates in it and the names of the inner sectors. */
final class WallLayer {

    /** The layers of light around the wall, each with its width beyond that of the wall and its opacity. */
    private static final double[][] LIGHT = {{41, 0.07}, {29, 0.10}, {19, 0.16}, {10, 0.34}};

    private static final double EDGE = 2.5;
    private static final double POST_LONG = 36;
    private static final double POST_WIDE = 14;
    private static final List<Double> DOTS = List.of(0.1, 7.9);

    private final Easel easel;
    private final Theme theme;
    private final Wheel wheel;
    private final Radii radii;
    private final Sweep middle;
    private final double along;

    WallLayer(Easel easel, Wheel wheel) {
        this.easel = easel;
        this.theme = easel.theme();
        this.wheel = wheel;
        this.radii = wheel.radii();
        this.middle = new Sweep(radii.middle().x(), radii.middle().y());
        this.along = radii.wall() + radii.gap() / 2.0;
    }

    void draw(Wording wording) {
        List<Sector> outer = wheel.sectors().stream()
                .filter(sector -> !sector.inner())
                .sorted(Comparator.comparingInt(sector -> sector.span().from()))
                .toList();
        runs(outer, true).forEach(this::gate);
        runs(outer, false).forEach(this::wall);
        runs(outer, true).forEach(this::posts);
        wheel.sectors().stream().filter(Sector::inner).forEach(sector -> name(sector, wording));
    }

    /** Returns the spans of adjacent sectors that are all open, or all closed. */
    private static List<Span> runs(List<Sector> sectors, boolean open) {
        List<Span> runs = new ArrayList<>();
        for (Sector sector : sectors) {
            Span span = sector.span();
            if (sector.open() == open) {
                Span last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
                if (last != null && last.to() == span.from()) {
                    runs.set(runs.size() - 1, new Span(last.from(), span.to()));
                } else {
                    runs.add(span);
                }
            }
        }
        if (runs.size() > 1 && runs.get(runs.size() - 1).to() == runs.get(0).from() + Wheel.TURN) {
            Span first = runs.remove(0);
            Span last = runs.remove(runs.size() - 1);
            runs.add(new Span(last.from(), first.to() + Wheel.TURN));
        }
        return runs;
    }

    private Shape band(Span span, double more) {
        return middle.wedge(span, radii.wall() - more / 2, radii.wall() + radii.gap() + more / 2, 0);
    }

    private void wall(Span span) {
        Color glow = theme.ink("wall-glow");
        for (double[] light : LIGHT) {
            easel.fill(band(span, light[0]), Glow.faint(glow, light[1]));
        }
        easel.fill(band(span, 2 * EDGE), theme.ink("wall-edge"));
        easel.fill(band(span, 0), theme.ink("wall"));
    }

    private void gate(Span span) {
        easel.fill(band(span, 0), theme.ink("gate"));
        easel.stroke(middle.arc(span, radii.wall(), 12, false), theme.ink("gate-edge"), 2.6, DOTS);
        easel.stroke(middle.arc(span, radii.wall() + radii.gap(), 12, false), theme.ink("gate-edge"), 2.6, DOTS);
    }

    private void posts(Span span) {
        for (int part : new int[] {span.from(), span.to()}) {
            Point2D at = middle.at(part, along);
            AffineTransform placed = AffineTransform.getTranslateInstance(at.getX(), at.getY());
            placed.rotate(-Sweep.angle(part));
            Shape post = new RoundRectangle2D.Double(-POST_LONG / 2, -POST_WIDE / 2, POST_LONG, POST_WIDE, 6, 6);
            easel.cased(placed.createTransformedShape(post), theme.ink("post"), theme.ink("casing"), 2.4);
        }
    }

    private void name(Sector sector, Wording wording) {
        SectorName name = SectorName.of(wheel, sector, wording);
        easel.fill(name.codeOutline(), theme.ink("wall-code"));
        easel.fill(name.nameOutline(), theme.ink("wall-letters"));
    }
}
