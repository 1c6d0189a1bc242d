package heraldo.bot.render;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Rank;
import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/** Paints the column beside the map: title, how the seats stand, what the signs mean. Sizes are heights of capitals. */
final class PlateColumn {

    private static final double LEFT = 1000;
    private static final double RIGHT = 1600;
    private static final double INNER = 1026;
    private static final double END = 1568;
    private static final double TOP = 166;
    private static final double ROW = 86;
    private static final double KEY_TEXT = 26;
    private static final double NOTED = 102;
    private static final double LEADER = 0.16;
    private static final double KEYS = 766;
    private static final double KEY_WIDTH = 268;
    private static final double KEY_HEIGHT = 68;

    private final Easel easel;
    private final Theme theme;
    private final Wording wording;

    PlateColumn(Easel easel, Wording wording) {
        this.easel = easel;
        this.theme = easel.theme();
        this.wording = wording;
    }

    void draw(Plate plate) {
        easel.flood(new Rectangle2D.Double(LEFT, 0, RIGHT - LEFT, 1000), theme.ink("panel"));
        easel.flood(new Rectangle2D.Double(LEFT, 0, 3, 1000), theme.ink("brass"));
        easel.flood(new Rectangle2D.Double(LEFT + 7, 0, 1, 1000), theme.ink("brass"));
        fitted(Typeface.TITLE, wording.say(plate.heading()), INNER, 76, 38, END - INNER, "letters");
        fitted(Typeface.STRONG, wording.say(plate.subheading()), INNER, 128, 25, END - INNER, "brass");
        rule(150);
        double row = Math.min(
                plate.isle().isPresent() ? NOTED : ROW,
                (KEYS - 18 - TOP) / Math.max(1, plate.ranks().size()));
        for (int i = 0; i < plate.ranks().size(); i++) {
            rank(plate.ranks().get(i), TOP + i * row, row, i == 0);
        }
        plate.isle().ifPresent(isle -> new IsleColumn(easel, wording).draw(isle, plate.ranks(), TOP, row));
        if (!plate.keys().isEmpty()) {
            rule(KEYS - 18);
        }
        List<Plate.Key> keys = plate.keys();
        double size = keySize(keys);
        for (int i = 0; i < keys.size(); i++) {
            int line = i / 2;
            key(keys.get(i), INNER + i % 2 * KEY_WIDTH, KEYS + KEY_HEIGHT * (line + 0.5), size);
        }
    }

    private void rule(double y) {
        easel.flood(new Rectangle2D.Double(INNER, y, END - INNER, 1), theme.ink("line"));
    }

    /** Words standing on a line, smaller if they would not fit. */
    private void fitted(Typeface face, String text, double x, double y, double size, double room, String ink) {
        double fit = Math.min(size, room / Math.max(0.1, face.width(text, 1)));
        easel.words(face, text, x, y, fit, theme.ink(ink));
    }

    /** A row; what stands in a lower one is smaller. */
    private void rank(Rank rank, double top, double row, boolean leads) {
        Color panel = theme.ink("panel");
        double middle = top + Math.min(row, ROW) / 2;
        double scale = Math.min(1, (row + 12) / ROW);
        if (leads) {
            easel.fill(
                    new RoundRectangle2D.Double(LEFT + 14, top + 4, RIGHT - LEFT - 28, row - 8, 20, 20),
                    Shade.between(panel, theme.ink("brass"), LEADER));
        }
        int seat = rank.seat().number();
        String place = rank.out() ? "†" : Integer.toString(rank.place());
        fitted(Typeface.STRONG, place, INNER - 4, middle + 13 * scale, 26 * scale, 26, "quiet");
        new PieceLayer(easel).crest(seat, LEFT + 78, middle, 48 * scale, false);
        String total = rank.out() ? "–" : Figures.grouped(rank.total());
        double end = RIGHT - 146;
        double width = Typeface.FIGURES.width(total, 30 * scale);
        easel.words(Typeface.FIGURES, total, end - width, middle + 15 * scale, 30 * scale, theme.ink("letters"));
        double room = end - width - 20 - (LEFT + 116);
        fitted(
                Typeface.NAME,
                wording.names().of(rank.seat()),
                LEFT + 116,
                middle + 14 * scale,
                29 * scale,
                room,
                rank.out() ? "quiet" : "letters");
        if (!rank.out()) {
            change(rank.change(), middle, 26 * scale);
        }
        easel.flood(new Rectangle2D.Double(INNER, top + row, END - INNER, 1), theme.ink("line"));
    }

    private void change(int change, double middle, double most) {
        String ink = Figures.ink(change);
        String text = Figures.signed(change);
        double size = Math.min(most, 106 / Typeface.FIGURES.width(text, 1));
        double width = Typeface.FIGURES.width(text, size);
        easel.words(Typeface.FIGURES, text, END - width, middle + size / 2, size, theme.ink(ink));
    }

    /** The size in which all of them fit. */
    private double keySize(List<Plate.Key> keys) {
        return keys.stream()
                .mapToDouble(key -> (KEY_WIDTH - 84) / Math.max(0.1, Typeface.PLAIN.width(wording.say(key.text()), 1)))
                .reduce(KEY_TEXT, Math::min);
    }

    private void key(Plate.Key key, double x, double y, double size) {
        new MarkSample(easel, wording).draw(key.mark(), x + 32, y);
        easel.words(Typeface.PLAIN, wording.say(key.text()), x + 74, y + size / 2, size, theme.ink("letters"));
    }
}
