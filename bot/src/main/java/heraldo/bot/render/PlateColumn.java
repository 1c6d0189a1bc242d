package heraldo.bot.render;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Rank;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/**
 * Paints the column beside the map: title, how the seats stand, what the signs mean. Sizes are heights of capitals; those of the
 * title, of names and of totals are letters of 52 pixels, which is what can be read on a telephone.
 */
final class PlateColumn {

    /** The left edge of the column, in pixels. */
    static final int LEFT = 1000;

    private static final double RIGHT = 1600;
    private static final double INNER = 1024;
    private static final double END = 1580;
    private static final double TOP = 166;

    /** Names and totals, which do not get smaller in rows that are high enough for them. */
    private static final double LETTERS = 33;

    private static final double ROOMY = 54;
    private static final double CHANGE = 26;
    private static final double CREST = 48;
    private static final double NAMES = LEFT + 112;
    private static final double GAP = 16;
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
        if (!plate.ranks().isEmpty()) {
            easel.fill(
                    new RoundRectangle2D.Double(LEFT + 14, TOP + 4, RIGHT - LEFT - 28, row - 8, 20, 20),
                    Shade.between(theme.ink("panel"), theme.ink("brass"), LEADER));
        }
        double changes = changes(plate.ranks());
        for (int i = 0; i < plate.ranks().size(); i++) {
            rank(plate.ranks().get(i), TOP + i * row, row, changes);
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

    /** A row; what stands in a much lower one is smaller. */
    private void rank(Rank rank, double top, double row, double changes) {
        double middle = top + Math.min(row, ROW) / 2;
        double scale = Math.min(1, row / ROOMY);
        double size = LETTERS * scale;
        String place = rank.out() ? "†" : Integer.toString(rank.place());
        fitted(Typeface.STRONG, place, INNER - 6, middle + 13 * scale, 26 * scale, 26, "quiet");
        new PieceLayer(easel).crest(rank.seat().number(), LEFT + 76, middle, Math.min(CREST, row - 12), false);
        String total = rank.out() ? "–" : Figures.grouped(rank.total());
        double end = END - changes - GAP;
        double width = Typeface.FIGURES.width(total, size);
        easel.words(Typeface.FIGURES, total, end - width, middle + size / 2, size, theme.ink("letters"));
        fitted(
                Typeface.NAME,
                wording.names().of(rank.seat()),
                NAMES,
                middle + size / 2,
                size,
                end - width - GAP - NAMES,
                rank.out() ? "quiet" : "letters");
        if (!rank.out()) {
            String change = Figures.signed(rank.change());
            double wide = Typeface.FIGURES.width(change, CHANGE * scale);
            String ink = Figures.ink(rank.change());
            easel.words(
                    Typeface.FIGURES, change, END - wide, middle + CHANGE * scale / 2, CHANGE * scale, theme.ink(ink));
        }
        easel.flood(new Rectangle2D.Double(INNER, top + row, END - INNER, 1), theme.ink("line"));
    }

    /** Returns the width of the widest change. */
    private static double changes(List<Rank> ranks) {
        return ranks.stream()
                .filter(rank -> !rank.out())
                .mapToDouble(rank -> Typeface.FIGURES.width(Figures.signed(rank.change()), CHANGE))
                .reduce(0, Math::max);
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
