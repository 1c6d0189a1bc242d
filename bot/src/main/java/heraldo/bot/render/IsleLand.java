package heraldo.bot.render;

import heraldo.rules.scene.Isle.Hex;
import heraldo.rules.scene.Isle.Robber;
import heraldo.rules.scene.Point;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.util.List;

/** Paints sea, coast and hexes: what grows there, letter, chip and number, the robber. Lengths are shares of the radius. */
final class IsleLand {

    private static final double[] COAST = {1.34, 1.19, 1.075};
    private static final List<String> WATERS = List.of("deep", "shallow", "sand");
    private static final double COAST_RIM = 0.12;
    private static final double LINE = 0.035;
    private static final double INNER = 0.93;
    private static final int WAVES = 90;
    private static final double MAP = 1000;

    private static final double ICON = 0.37;
    private static final double ICON_WAY = 0.605;
    private static final double LETTER = 0.21;
    private static final double LETTER_WAY = 0.6;
    private static final double CHIP = 0.345;
    private static final double NUMBER = 0.28;
    private static final double PIP = 0.034;
    private static final double PIP_STEP = 0.088;
    private static final double ROBBER = 0.2;
    private static final double ROBBER_WAY = 0.56;
    private static final double LEGIBLE = 4.5;

    private final Easel easel;
    private final Theme theme;
    private final Frame frame;
    private final double radius;

    IsleLand(Easel easel, Frame frame, double radius) {
        this.easel = easel;
        this.theme = easel.theme();
        this.frame = frame;
        this.radius = radius;
    }

    /** The cache key of the sea around an island: the places of its hexes and their size. */
    private record Sea(List<Point> middles, Frame frame, double radius) {}

    /** The sea, which is the same around every island of that shape and lies ready. */
    void sea(List<Hex> hexes) {
        if (easel.zoomed()) {
            waters(hexes);
            return;
        }
        Sea key = new Sea(hexes.stream().map(Hex::middle).toList(), frame, radius);
        easel.lay(
                Workshop.of(theme).piece(key, () -> {
                    Easel sea = easel.fresh((int) MAP, (int) MAP);
                    new IsleLand(sea, frame, radius).waters(hexes);
                    return sea.image();
                }),
                0,
                0);
    }

    /** Waves, then deep and shallow water and the beach, each around the whole island. */
    private void waters(List<Hex> hexes) {
        for (int i = 1; i <= WAVES; i++) {
            wave(MAP * (i * 0.754_877_67 % 1), MAP * (i * 0.569_840_29 % 1));
        }
        for (int i = 0; i < COAST.length; i++) {
            Color water = theme.ink(WATERS.get(i));
            double size = COAST[i];
            hexes.forEach(hex -> {
                Path2D outline = outline(hex, size);
                easel.stroke(outline, water, COAST_RIM * radius);
                easel.fill(outline, water);
            });
        }
    }

    private void wave(double x, double y) {
        Path2D wave = new Path2D.Double();
        wave.moveTo(x - 13, y);
        wave.quadTo(x - 7, y - 8, x, y);
        wave.quadTo(x + 7, y + 8, x + 13, y);
        easel.stroke(wave, theme.ink("wave"), 2);
    }

    private Path2D outline(Hex hex, double share) {
        Path2D outline = new Path2D.Double();
        for (int i = 0; i < 6; i++) {
            double x = frame.x(hex.middle()) + share * radius * Math.sin(i * Math.PI / 3);
            double y = frame.y(hex.middle()) - share * radius * Math.cos(i * Math.PI / 3);
            if (i == 0) {
                outline.moveTo(x, y);
            } else {
                outline.lineTo(x, y);
            }
        }
        outline.closePath();
        return outline;
    }

    void hexes(List<Hex> hexes) {
        hexes.forEach(this::ground);
        hexes.forEach(hex -> easel.stroke(outline(hex, 1), theme.ink("edge"), LINE * radius));
    }

    private void ground(Hex hex) {
        Color land = theme.land(hex.ground(), 0);
        Color art = theme.lines(hex.ground(), 0);
        boolean robbed = hex.robber() == Robber.HERE;
        easel.fill(outline(hex, 1), shaded(land, robbed));
        easel.stroke(outline(hex, INNER), shaded(Shade.between(land, theme.ink("figure"), 0.16), robbed), 3);
        for (int i = 0; i < 4; i++) {
            double turn = Math.PI / 3 * (i < 2 ? i + 1 : i + 2);
            double x = frame.x(hex.middle()) + ICON_WAY * radius * Math.cos(turn);
            double y = frame.y(hex.middle()) - ICON_WAY * radius * Math.sin(turn);
            easel.fill(easel.icon(hex.icon(), x, y, ICON * radius), shaded(art, robbed));
        }
        Color ground = shaded(land, robbed);
        double x = frame.x(hex.middle()) - (hex.chip().number() == 0 ? 0 : LETTER_WAY * radius);
        Path2D letter = easel.centred(Typeface.FIGURES, hex.letter(), x, frame.y(hex.middle()), LETTER * radius);
        easel.fill(letter, legible(art, ground));
    }

    private Color shaded(Color colour, boolean robbed) {
        return robbed ? Shade.between(colour, theme.ink("shade"), 0.55) : colour;
    }

    /** A colour as near to another as letters may be on a ground. */
    private Color legible(Color wanted, Color ground) {
        Color end = theme.on(ground);
        double way = 0;
        while (way < 1 && Shade.contrast(Shade.between(wanted, end, way), ground) < LEGIBLE) {
            way += 0.05;
        }
        return Shade.between(wanted, end, Math.min(1, way));
    }

    /** The chip, whose number is likelier the more pips it has. */
    void chip(Hex hex) {
        if (hex.chip().number() == 0) {
            return;
        }
        double x = frame.x(hex.middle());
        double y = frame.y(hex.middle());
        double size = CHIP * radius;
        if (hex.yielded()) {
            Halo.around(easel, x, y, size);
        }
        boolean robbed = hex.robber() == Robber.HERE;
        easel.cased(Halo.disc(x, y, size), theme.ink(robbed ? "gone" : "chip"), theme.ink("casing"), 3);
        Color ink = theme.ink(robbed ? "gone-number" : hex.chip().often() ? "often" : "number");
        String number = Integer.toString(hex.chip().number());
        easel.fill(easel.centred(Typeface.FIGURES, number, x, y - 0.06 * radius, NUMBER * radius), ink);
        for (int i = 0; i < hex.chip().pips(); i++) {
            double at = x + (i - (hex.chip().pips() - 1) / 2.0) * PIP_STEP * radius;
            easel.fill(Halo.disc(at, y + 0.21 * radius, PIP * radius), ink);
        }
    }

    /** The robber beside the chip, and a shadow of it where it was. */
    void robber(Hex hex) {
        double x = frame.x(hex.middle()) + ROBBER_WAY * radius * (hex.chip().number() == 0 ? 0.5 : 1);
        double y = frame.y(hex.middle());
        double size = ROBBER * radius;
        if (hex.robber() == Robber.HERE) {
            robber(easel, x, y, size);
        } else if (hex.robber() == Robber.LEFT) {
            Color land = theme.land(hex.ground(), 0);
            Color faint = Shade.between(land, theme.ink("casing"), 0.6);
            easel.stroke(Halo.disc(x, y, size), faint, 3, List.of(1.0, 8.0));
            easel.fill(easel.icon("cowled", x, y, 1.35 * size), faint);
        }
    }

    /** The robber's sign around a place. */
    static void robber(Easel easel, double x, double y, double size) {
        Theme theme = easel.theme();
        easel.stroke(Halo.disc(x, y, size), theme.ink("rim"), 5);
        easel.fill(Halo.disc(x, y, size), theme.ink("robber"));
        easel.fill(easel.icon("cowled", x, y, 1.4 * size), theme.ink("rim"));
    }
}
