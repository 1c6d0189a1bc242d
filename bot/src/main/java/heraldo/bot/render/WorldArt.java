package heraldo.bot.render;

import heraldo.bot.render.Orbs.Orb;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/** Paints worlds of nobody by what they look like; worlds of one kind differ a little from one another. */
final class WorldArt {

    private static final String[] GREYS = {"grey-1", "grey-2", "grey-3"};
    private static final double[][] CRATERS = {
        {-0.35, -0.30, 0.26}, {0.30, 0.10, 0.20}, {-0.12, 0.42, 0.16}, {0.22, -0.52, 0.13}
    };
    private static final double[][] LANDS = {
        {-0.30, -0.38, 0.42, 0.24}, {0.36, 0.02, 0.30, 0.38}, {-0.28, 0.42, 0.36, 0.22}
    };
    private static final double[][][] CRACKS = {
        {{-0.86, -0.22}, {-0.34, -0.06}, {-0.10, -0.52}, {0.22, -0.86}},
        {{-0.34, -0.06}, {0.02, 0.34}, {-0.16, 0.88}},
        {{0.02, 0.34}, {0.46, 0.18}, {0.88, 0.34}},
        {{0.46, 0.18}, {0.54, -0.40}}
    };
    private static final double[][] BANDS = {{-0.62, -0.34}, {-0.02, 0.20}, {0.48, 0.66}};
    private static final int STEPS = 14;

    private final Easel easel;
    private final Theme theme;

    WorldArt(Easel easel) {
        this.easel = easel;
        this.theme = easel.theme();
    }

    void draw(Orb orb) {
        int kind = orb.kind();
        double x = orb.x();
        double y = orb.y();
        double r = orb.radius();
        Shape disc = orb.sweep().disc(r);
        switch (orb.world().look()) {
            case CRACKED -> {
                easel.fill(disc, theme.ink(kind % 2 == 0 ? "ice" : "cinder"));
                cracks(x, y, r, kind);
            }
            case BANDED -> {
                easel.fill(disc, theme.ink("ochre"));
                bands(x, y, r, theme.ink("ochre-band"));
            }
            case LIVING -> {
                easel.fill(disc, theme.ink("sea"));
                spots(x, y, r, kind, LANDS, theme.ink("land"));
            }
            case BARREN -> {
                easel.fill(disc, theme.ink(GREYS[kind % GREYS.length]));
                if (kind < 2) {
                    bands(x, y, r, Glow.faint(theme.ink("night"), 0.2));
                } else {
                    spots(x, y, r, kind, CRATERS, Glow.faint(theme.ink("night"), 0.22));
                }
            }
        }
    }

    private void cracks(double x, double y, double r, int kind) {
        double side = kind < 3 ? 1 : -1;
        Path2D cracks = new Path2D.Double();
        for (double[][] crack : CRACKS) {
            for (int i = 0; i < crack.length; i++) {
                double px = x + side * crack[i][0] * r;
                double py = y + crack[i][1] * r;
                if (i == 0) {
                    cracks.moveTo(px, py);
                } else {
                    cracks.lineTo(px, py);
                }
            }
        }
        easel.stroke(cracks, Glow.faint(theme.ink("crack"), 0.75), 2);
    }

    private void bands(double x, double y, double r, Color colour) {
        Path2D bands = new Path2D.Double();
        for (double[] band : BANDS) {
            double low = band[0];
            double high = band[1];
            for (int i = 0; i <= STEPS; i++) {
                double at = low + (high - low) * (i % (STEPS / 2 + 1)) / (STEPS / 2.0);
                boolean back = i > STEPS / 2;
                double level = back ? low + high - at : at;
                double wide = Math.sqrt(1 - level * level) * (back ? -1 : 1);
                if (i == 0) {
                    bands.moveTo(x + wide * r, y + level * r);
                } else {
                    bands.lineTo(x + wide * r, y + level * r);
                }
            }
            bands.closePath();
        }
        easel.fill(bands, colour);
    }

    private void spots(double x, double y, double r, int kind, double[][] places, Color colour) {
        double sideX = kind % 2 == 0 ? 1 : -1;
        double sideY = kind % 3 == 0 ? 1 : -1;
        Path2D spots = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (double[] spot : places) {
            double wide = spot[2] * r;
            double high = spot[spot.length - 1] * r;
            spots.append(
                    new Ellipse2D.Double(
                            x + sideX * spot[0] * r - wide, y + sideY * spot[1] * r - high, 2 * wide, 2 * high),
                    false);
        }
        easel.fill(spots, colour);
    }

    /** The side that is turned away from the light: what an arc from lower left to upper right leaves over. */
    Shape night(Sweep sweep, double r) {
        double far = 1.55;
        double away = Math.sqrt(far * far - 1) / Math.sqrt(2);
        double half = Math.asin(1 / far);
        Path2D night = new Path2D.Double();
        for (int i = 0; i <= STEPS; i++) {
            double angle = Math.PI / 4 + half - 2 * half * i / STEPS;
            double px = sweep.x() + r * (-away + far * Math.cos(angle));
            double py = sweep.y() + r * (-away + far * Math.sin(angle));
            if (i == 0) {
                night.moveTo(px, py);
            } else {
                night.lineTo(px, py);
            }
        }
        for (int i = 0; i <= STEPS; i++) {
            double angle = -Math.PI / 4 + Math.PI * i / STEPS;
            night.lineTo(sweep.x() + r * Math.cos(angle), sweep.y() + r * Math.sin(angle));
        }
        night.closePath();
        return night;
    }
}
