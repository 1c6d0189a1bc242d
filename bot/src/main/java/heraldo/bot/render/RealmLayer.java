package heraldo.bot.render;

import heraldo.rules.scene.Plate.Area;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.util.List;

/** Paints whose the land is: borders with the rhythm of their seat inside the edge, and a glow on what changed hands. */
final class RealmLayer {

    private static final double WIDTH = 5.5;
    private static final double CLEAR = 1.5;
    private static final double RHYTHM = 0.44;
    private static final double WHOLE = 100;

    /** Rings of the glow from the border inward: how far, how wide, how much of it. */
    private static final double[][] GLOW = {{15, 6, 0.14}, {10, 5, 0.3}, {5.5, 4, 0.55}, {2, 3, 1}};

    private final Easel easel;
    private final Frame frame;

    RealmLayer(Easel easel, Frame frame) {
        this.easel = easel;
        this.frame = frame;
    }

    void draw(List<Land> lands) {
        lands.forEach(this::border);
        for (Land land : lands) {
            land.areas().stream().filter(Area::changed).forEach(this::glow);
        }
    }

    private void border(Land land) {
        double hand = new Inset(frame.at(land.areas().get(0).outline())).inward();
        Path2D line = new Path2D.Double();
        land.outlines()
                .forEach(outline -> line.append(new Inset(frame.at(outline), hand).ring(WIDTH / 2 + CLEAR), false));
        Theme theme = easel.theme();
        Color colour = theme.seat(land.owner());
        easel.stroke(line, theme.ink("casing"), WIDTH + 3);
        easel.stroke(line, colour, WIDTH);
        List<Integer> rhythm = theme.rhythm(land.owner());
        if (!rhythm.isEmpty()) {
            List<Double> lengths =
                    rhythm.stream().map(part -> part * WIDTH / WHOLE).toList();
            easel.stroke(line, theme.on(colour), WIDTH * RHYTHM, lengths);
        }
    }

    private void glow(Area area) {
        Inset inset = new Inset(frame.at(area.outline()));
        Color glow = easel.theme().ink("glow");
        for (double[] ring : GLOW) {
            int alpha = (int) Math.round(255 * ring[2]);
            Color faint = new Color(glow.getRed(), glow.getGreen(), glow.getBlue(), alpha);
            easel.stroke(inset.ring(WIDTH + 2 * CLEAR + ring[0]), faint, ring[1]);
        }
    }
}
