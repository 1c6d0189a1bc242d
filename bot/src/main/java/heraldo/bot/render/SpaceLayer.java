package heraldo.bot.render;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Wheel;
import heraldo.rules.scene.Wheel.Field;
import heraldo.rules.scene.Wheel.Radii;
import heraldo.rules.scene.Wheel.Sector;
import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Random;

/** Paints what a wheel lies on: space with its stars, the tinted fields, the hub, the rim with its names. */
final class SpaceLayer {

    private static final int STARS = 420;
    private static final double CONTROLLED = 0.22;
    private static final double BORDER = 3;
    private static final List<Double> DASHES = List.of(8.0, 9.0);
    private static final double CODE = 9.5;
    private static final double UNDER_ARC = 11;
    private static final double FROM_BORDER = 10;

    private final Easel easel;
    private final Theme theme;
    private final Wheel wheel;
    private final Radii radii;
    private final Sweep middle;

    SpaceLayer(Easel easel, Wheel wheel) {
        this.easel = easel;
        this.theme = easel.theme();
        this.wheel = wheel;
        this.radii = wheel.radii();
        this.middle = new Sweep(radii.middle().x(), radii.middle().y());
    }

    void draw(Wording wording) {
        wheel.fields().forEach(field -> easel.flood(wedge(field, 0), theme.land(field.ground(), Plate.NOBODY)));
        easel.flood(middle.disc(radii.hub()), theme.ink("wall"));
        stars();
        seams();
        hub();
        rim();
        wheel.sectors().stream().filter(sector -> !sector.inner()).forEach(sector -> name(sector, wording));
        wheel.fields().stream().filter(field -> !field.inner()).forEach(this::code);
        new WallLayer(easel, wheel).draw(wording);
    }

    private Path2D wedge(Field field, double inset) {
        return middle.wedge(field.span(), field.from(), field.to(), inset);
    }

    /** Stars are the same on every plate. */
    private void stars() {
        Random random = new Random(7);
        Path2D near = new Path2D.Double();
        Path2D far = new Path2D.Double();
        for (int i = 0; i < STARS; i++) {
            double size = 0.7 + 1.3 * Math.pow(random.nextDouble(), 3);
            Sweep star = new Sweep(random.nextDouble() * 1000, random.nextDouble() * 1000);
            double away = Point2D.distance(
                    star.x(), star.y(), radii.middle().x(), radii.middle().y());
            (away > radii.edge() ? near : far).append(star.disc(size), false);
        }
        easel.fill(near, theme.ink("star"));
        easel.fill(far, theme.ink("star-faint"));
    }

    /** Fields that somebody controls, over what is painted already. */
    void controlled() {
        wheel.fields().stream().filter(field -> field.owner() != Plate.NOBODY).forEach(this::controlled);
    }

    private void controlled(Field field) {
        Color colour = theme.seat(field.owner());
        easel.fill(wedge(field, 1.5), Glow.faint(colour, CONTROLLED));
        easel.stroke(wedge(field, 5), theme.ink("sheath"), BORDER + 2);
        easel.stroke(wedge(field, 5), colour, BORDER, DASHES);
    }

    private void seams() {
        Color outer = theme.ink("seam");
        Color inner = theme.ink("seam-inner");
        for (Sector sector : wheel.sectors()) {
            double from = sector.inner() ? radii.hub() : radii.wall() + radii.gap();
            double to = sector.inner() ? radii.wall() : radii.rim();
            easel.stroke(middle.spoke(sector.span().from(), from, to), sector.inner() ? inner : outer, 2.2);
        }
        wheel.fields().stream()
                .filter(field -> field.from() != radii.hub() && field.to() != radii.rim())
                .mapToInt(field -> field.inner() ? field.from() : field.to())
                .distinct()
                .forEach(radius -> easel.fill(middle.ring(radius, 1.6), radius < radii.wall() ? inner : outer));
    }

    private void hub() {
        double hub = radii.hub();
        new Glow(easel, theme.ink("wall-glow")).around(middle, hub);
        easel.fill(middle.disc(hub), theme.ink("casing"));
        easel.fill(middle.disc(hub * 0.9), theme.ink("wall-edge"));
        easel.fill(middle.disc(hub * 0.78), theme.ink("wall-glow"));
        easel.fill(middle.disc(hub * 0.62), theme.ink("wall"));
        double wide = hub * 0.3;
        double high = hub * 0.84;
        Path2D slit = new Path2D.Double();
        slit.moveTo(middle.x(), middle.y() - high);
        slit.quadTo(middle.x() + wide, middle.y(), middle.x(), middle.y() + high);
        slit.quadTo(middle.x() - wide, middle.y(), middle.x(), middle.y() - high);
        easel.fill(slit, theme.ink("slit"));
    }

    private void rim() {
        double across = radii.edge() - radii.rim();
        double along = (radii.edge() + radii.rim()) / 2.0;
        easel.fill(middle.ring(along, across), theme.ink("rim"));
        easel.fill(middle.ring(radii.rim(), 2), theme.ink("rim-edge"));
        easel.fill(middle.ring(radii.edge(), 2.6), theme.ink("rim-edge"));
        Path2D lozenges = new Path2D.Double();
        for (Sector sector : wheel.sectors()) {
            if (!sector.inner()) {
                Point2D at = middle.at(sector.span().from(), along);
                AffineTransform placed = AffineTransform.getTranslateInstance(at.getX(), at.getY());
                placed.rotate(Math.PI / 4 - Sweep.angle(sector.span().from()));
                placed.scale(10, 10);
                lozenges.append(
                        placed.createTransformedShape(new java.awt.geom.Rectangle2D.Double(-0.5, -0.5, 1, 1)), false);
            }
        }
        easel.fill(lozenges, theme.ink("rim-edge"));
    }

    private void name(Sector sector, Wording wording) {
        SectorName name = SectorName.of(wheel, sector, wording);
        easel.fill(name.codeOutline(), theme.ink("rim-code"));
        easel.fill(name.nameOutline(), theme.ink("rim-letters"));
    }

    /** The code of a field under its outer arc, where it is read first. */
    private void code(Field field) {
        double along = field.to() - UNDER_ARC;
        boolean clockwise = ArcWords.clockwise(Sweep.angle(field.span().middle()));
        double off = FROM_BORDER / along;
        double start = clockwise
                ? Sweep.angle(field.span().to()) - off
                : Sweep.angle(field.span().from()) + off;
        ArcWords words = new ArcWords(middle, along, Typeface.STRONG, CODE);
        easel.fill(words.from(start, clockwise, field.code()), theme.ink("code"));
    }
}
