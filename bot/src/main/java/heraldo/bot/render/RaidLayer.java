package heraldo.bot.render;

import heraldo.rules.scene.Wheel.Raid;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;

/** Paints raids: shafts with heads below the worlds, and numbers, crosses and the signs of those that landed above them. */
final class RaidLayer {

    private static final double CASING = 6;
    private static final List<Double> DASHES = List.of(7.0, 15.0);
    private static final double ARM = 0.40;
    private static final double NUMBER = 12.5;

    private final Easel easel;
    private final Theme theme;

    RaidLayer(Easel easel) {
        this.easel = easel;
        this.theme = easel.theme();
    }

    void shaft(RaidFlight flight) {
        Raid raid = flight.raid();
        Color colour = theme.seat(raid.seat());
        boolean dashed = raid.failed() || flight.landing().isPresent();
        Path2D shaft = flight.shaft();
        easel.stroke(shaft, theme.ink("sheath"), RaidFlight.WIDTH + CASING);
        if (!raid.failed()) {
            easel.stroke(flight.head(), theme.ink("sheath"), CASING);
        }
        easel.stroke(shaft, colour, RaidFlight.WIDTH, dashed ? DASHES : List.of());
        if (!raid.failed()) {
            easel.fill(flight.head(), colour);
        }
    }

    void signs(RaidFlight flight) {
        Raid raid = flight.raid();
        Color colour = theme.seat(raid.seat());
        flight.bead().ifPresent(at -> number(raid.units(), colour, at));
        flight.landing().ifPresent(at -> {
            Sweep sweep = new Sweep(at.getX(), at.getY());
            easel.fill(sweep.disc(RaidFlight.LANDING + 2.4), theme.ink("casing"));
            easel.fill(sweep.disc(RaidFlight.LANDING), colour);
            easel.mark(raid.seat(), at.getX(), at.getY(), RaidFlight.LANDING * 1.05, theme.on(colour));
        });
        if (raid.failed()) {
            cross(flight.tip().getX(), flight.tip().getY(), RaidFlight.CROSS);
        }
    }

    private void number(int units, Color colour, Point2D at) {
        Sweep sweep = new Sweep(at.getX(), at.getY());
        easel.fill(sweep.disc(RaidFlight.BEAD + 2.4), theme.ink("casing"));
        easel.fill(sweep.disc(RaidFlight.BEAD), colour);
        String text = Integer.toString(units);
        double size = Math.min(NUMBER, 1.5 * RaidFlight.BEAD / Typeface.FIGURES.width(text, 1));
        easel.fill(easel.centred(Typeface.FIGURES, text, at.getX(), at.getY(), size), theme.on(colour));
    }

    void cross(double x, double y, double radius) {
        Sweep sweep = new Sweep(x, y);
        easel.fill(sweep.disc(radius + 2), theme.ink("casing"));
        easel.fill(sweep.disc(radius), theme.ink("failed-rim"));
        easel.fill(sweep.disc(radius * 0.82), theme.ink("failed"));
        double arm = ARM * radius;
        Path2D cross = new Path2D.Double();
        cross.moveTo(x - arm, y - arm);
        cross.lineTo(x + arm, y + arm);
        cross.moveTo(x - arm, y + arm);
        cross.lineTo(x + arm, y - arm);
        easel.stroke(cross, theme.ink("failed-rim"), 0.32 * radius);
    }
}
