package heraldo.bot.render;

import heraldo.rules.scene.Isle.Building;
import heraldo.rules.scene.Isle.Guard;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;

/** Paints soldiers as tags that touch what stands on their corner, side by side where there are several. */
final class IsleGuards {

    private static final double DRAWN = 104;
    private static final double WIDTH = 50;

    /** Of tags that stand side by side. */
    private static final double NARROW = 39;

    private static final double HEIGHT = 28;
    private static final double ROUND = 14;
    private static final double DIGITS = 15;

    /** So many stand side by side; the next ones stand behind them. */
    private static final int ABREAST = 3;

    /** The distance that each further soldier adds, to keep clear of the signs of roads. */
    private static final double ASIDE = 4;

    private final Easel easel;
    private final Theme theme;
    private final double scale;

    IsleGuards(Easel easel, double radius) {
        this.easel = easel;
        this.theme = easel.theme();
        this.scale = radius / DRAWN;
    }

    /** A soldier at its corner: in the gap between two hexes' edges, where the corner has no edge of its own. */
    void draw(Guard guard, Frame frame) {
        int row = guard.place() / ABREAST;
        int abreast = Math.min(ABREAST, guard.of() - row * ABREAST);
        double aside = (guard.place() % ABREAST - (abreast - 1) / 2.0) * (NARROW + 1) * scale;
        double away = (reach(guard) + (0.5 + row) * HEIGHT + ASIDE * (abreast - 1)) * scale;
        draw(
                guard,
                frame.x(guard.corner().at()) + aside,
                frame.y(guard.corner().at()) + (guard.below() ? away : -away),
                scale);
    }

    /** Returns the reach of the building on the corner towards the soldier. */
    private static double reach(Guard guard) {
        Building building = guard.corner().building();
        return switch (building) {
            case NONE -> 13;
            case HOUSE -> guard.below() ? 29 : 28;
            case CITY -> guard.below() ? 32 : 31;
            case RUIN -> guard.below() ? 23 : 19;
        };
    }

    /** A tag around a place. */
    void draw(Guard guard, double x, double y, double size) {
        double width = guard.of() > 1 ? NARROW : WIDTH;
        Shape box = new RoundRectangle2D.Double(
                x - width / 2 * size, y - HEIGHT / 2 * size, width * size, HEIGHT * size, ROUND * size, ROUND * size);
        Color colour = theme.seat(guard.seat());
        if (guard.fresh()) {
            Halo.along(easel, box, 6 * size);
        }
        easel.stroke(box, theme.ink(guard.fresh() ? "glow" : "rim"), 8 * size);
        easel.cased(box, colour, theme.ink("casing"), 2 * size);
        Color ink = theme.on(colour);
        boolean marked = guard.seat() != 0;
        if (marked) {
            easel.mark(guard.seat(), x - 0.28 * width * size, y, 0.27 * width * size, ink);
        }
        easel.fill(
                easel.centred(
                        Typeface.FIGURES,
                        guard.id(),
                        x + (marked ? 0.16 * width : 0) * size,
                        y,
                        (guard.of() > 1 ? 0.85 : 1) * DIGITS * size),
                ink);
    }
}
