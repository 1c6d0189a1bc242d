package heraldo.bot.render;

import heraldo.bot.render.png.PlateColours;
import heraldo.rules.kernel.Message;
import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;

/**
 * Draws the best players of a server as a plate: a row each with place, name, victories and rating: a bar as far as the player
 * surely is, and a pale one from there to where they most likely are. Sizes are heights of capitals.
 */
final class HallPainter {

    private static final double LEFT = 56;
    private static final double RIGHT = 1544;
    private static final double TOP = 132;
    private static final double FOOT = 868;
    private static final double ROW = 122;
    private static final double PLACE = 78;
    private static final double NAME = 152;
    private static final double CROWN = 716;
    private static final double VICTORIES = 752;
    private static final double BAR = 838;
    private static final double LONGEST = 552;
    private static final double POINTS = 130;
    private static final double KEYS = 920;
    private static final double KEY = 40;

    /** Names and points have letters of 52 pixels at least, which is what can be read on a telephone. */
    private static final double LEAST = 33;

    private static final double LEADER = 0.06;
    private static final double PALE = 0.38;
    /** Around what is pale, so that it is seen on any ground. */
    private static final double RIM = 2.5;

    /** The shortest bar is no shorter than this part of the longest. */
    private static final double SHORTEST = 0.12;

    private static final int COLOURS = 128;

    private final Easel easel;
    private final Theme theme;
    private final Wording wording;

    HallPainter(Easel easel, Wording wording) {
        this.easel = easel;
        this.theme = easel.theme();
        this.wording = wording;
    }

    byte[] paint(HallPlate plate) {
        draw(plate);
        return PlateColours.png(easel.image(), COLOURS, List.of());
    }

    void draw(HallPlate plate) {
        new PlateTitle(plate.heading(), plate.subheading()).draw(easel, wording);
        double height = Math.min(ROW, (FOOT - TOP) / Math.max(1, plate.rows().size()));
        Scale scale = Scale.of(plate.rows());
        for (int i = 0; i < plate.rows().size(); i++) {
            row(plate.rows().get(i), TOP + i * height, height, scale);
        }
        keys();
    }

    /** The scale of bars, from a floor a little below the weakest. */
    private record Scale(double floor, double unit) {

        static Scale of(List<HallPlate.Row> rows) {
            List<HallPlate.Strength> all =
                    rows.stream().flatMap(row -> row.strength().stream()).toList();
            int least = all.stream().mapToInt(HallPlate.Strength::points).min().orElse(0);
            int most =
                    all.stream().mapToInt(HallPlate.Strength::likeliest).max().orElse(1);
            double span = Math.max(1, most - least);
            double floor = least - span * SHORTEST;
            return new Scale(floor, LONGEST / (most - floor));
        }

        double length(int points) {
            return Math.max(0, (points - floor) * unit);
        }
    }

    private void row(HallPlate.Row row, double top, double height, Scale scale) {
        double size = height / ROW;
        double middle = top + height / 2;
        if (row.place() == 1) {
            easel.fill(
                    new RoundRectangle2D.Double(LEFT - 16, top + 4, RIGHT - LEFT + 32, height - 8, 24, 24),
                    Shade.between(theme.ink("page"), theme.ink("brass"), LEADER));
        }
        double letters = Math.max(LEAST, 40 * size);
        words(Typeface.STRONG, String.valueOf(row.place()), PLACE, middle, Math.max(26, 30 * size), 60, "quiet");
        words(Typeface.NAME, Legible.of(row.name()), NAME, middle, letters, CROWN - 60 - NAME, "letters");
        if (row.victories() > 0) {
            easel.fill(easel.icon("queen-crown", CROWN, middle, 46 * Math.max(0.8, size)), theme.ink("brass"));
            words(Typeface.FIGURES, String.valueOf(row.victories()), VICTORIES, middle, letters, 72, "letters");
        }
        row.strength().ifPresent(strength -> strength(strength, middle, height, scale));
        easel.flood(new Rectangle2D.Double(LEFT, top + height, RIGHT - LEFT, 1), theme.ink("line"));
    }

    private void strength(HallPlate.Strength strength, double middle, double height, Scale scale) {
        boolean named = !strength.game().isEmpty();
        double thick = height * (named ? 0.3 : 0.4);
        double line = named ? middle - height * 0.16 : middle;
        double sure = scale.length(strength.points());
        double likely = scale.length(strength.likeliest());
        bar(BAR, line, likely, thick, pale());
        easel.stroke(shape(BAR, line, likely, thick), theme.ink("share-1"), RIM);
        bar(BAR, line, sure, thick, theme.ink("share-1"));
        if (named) {
            words(Typeface.PLAIN, strength.game(), BAR, middle + height * 0.24, height * 0.22, LONGEST, "quiet");
        }
        String text = Figures.grouped(strength.points());
        double size = Math.min(Math.max(LEAST, 38 * height / ROW), POINTS / Typeface.FIGURES.width(text, 1));
        double wide = Typeface.FIGURES.width(text, size);
        words(Typeface.FIGURES, text, RIGHT - wide, middle, size, wide, "letters");
    }

    private void bar(double left, double middle, double width, double height, Color colour) {
        if (width >= 2) {
            easel.fill(shape(left, middle, width, height), colour);
        }
    }

    private static RoundRectangle2D shape(double left, double middle, double width, double height) {
        return new RoundRectangle2D.Double(left, middle - height / 2, width, height, 10, 10);
    }

    private Color pale() {
        return Shade.between(theme.ink("page"), theme.ink("share-1"), PALE);
    }

    /** Words around a line through their middle, smaller if they would not fit. */
    private void words(Typeface face, String text, double x, double middle, double size, double room, String ink) {
        double fit = Math.min(size, room / Math.max(0.1, face.width(text, 1)));
        easel.words(face, text, x, middle + fit / 2, fit, theme.ink(ink));
    }

    /** Draws the key of crown and bars. */
    private void keys() {
        easel.flood(new Rectangle2D.Double(LEFT, FOOT + 10, RIGHT - LEFT, 2), theme.ink("brass"));
        double first = (RIGHT - LEFT) / 5;
        double room = (RIGHT - LEFT - first) / 2;
        easel.fill(easel.icon("queen-crown", LEFT + KEY / 2, KEYS, KEY), theme.ink("brass"));
        key("victories", LEFT, first, Optional.empty());
        key("sure", LEFT + first, room, Optional.of(theme.ink("share-1")));
        key("likely", LEFT + first + room, room, Optional.of(pale()));
        easel.stroke(shape(LEFT + first + room, KEYS, KEY, KEY), theme.ink("share-1"), RIM);
    }

    private void key(String word, double left, double room, Optional<Color> colour) {
        colour.ifPresent(ink -> bar(left, KEYS, KEY, KEY, ink));
        String text = wording.say(Message.of("render.hall." + word));
        words(Typeface.PLAIN, text, left + KEY + 18, KEYS, 28, room - KEY - 36, "letters");
    }
}
