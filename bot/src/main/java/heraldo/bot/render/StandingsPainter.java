package heraldo.bot.render;

import heraldo.bot.render.png.PlateColours;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Standings.Share;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Draws the standings as a plate: a row a side with its place, crest, name and total, a bar of what the total is made of, and its
 * change. Sizes are heights of capitals.
 */
final class StandingsPainter {

    private static final double LEFT = 56;
    private static final double RIGHT = 1544;
    private static final double TOP = 132;
    private static final double FOOT = 868;
    private static final double ROW = 122;
    private static final double PLACE = 78;
    private static final double MOVED = 146;
    private static final double CREST = 208;
    private static final double NAME = 270;
    private static final double TOTAL = 726;
    private static final double BAR = 756;
    private static final double LONGEST = 612;

    /** Names and totals have letters of 52 pixels at least, which is what can be read on a telephone. */
    private static final double LEAST = 33;

    private static final double GAP = 4;
    private static final double LEADER = 0.06;
    private static final double KEYS = 920;
    private static final double KEY = 40;
    private static final int COLOURS = 128;

    private final Easel easel;
    private final Theme theme;
    private final Wording wording;
    private final Standings standings;
    private final Optional<Standings> before;

    /**
     * A plate.
     *
     * @param before the table that changes are counted from; empty where nothing has changed yet
     */
    StandingsPainter(Easel easel, Wording wording, Standings standings, Optional<Standings> before) {
        this.easel = easel;
        this.theme = easel.theme();
        this.wording = wording;
        this.standings = standings;
        this.before = before;
    }

    byte[] paint(PlateTitle title) {
        draw(title);
        return PlateColours.png(easel.image(), COLOURS, List.of());
    }

    void draw(PlateTitle title) {
        title.draw(easel, wording);
        List<Standings.Row> rows = standings.rows();
        double height = Math.min(ROW, (FOOT - TOP) / Math.max(1, rows.size()));
        double unit = LONGEST / rows.stream().mapToInt(this::bar).reduce(1, Math::max);
        for (int i = 0; i < rows.size(); i++) {
            row(rows.get(i), TOP + i * height, height, unit);
        }
        keys();
    }

    private void row(Standings.Row row, double top, double height, double unit) {
        double scale = height / ROW;
        double middle = top + height / 2;
        int place = standings.places().getOrDefault(row.seat(), 0);
        if (place == 1) {
            easel.fill(
                    new RoundRectangle2D.Double(LEFT - 16, top + 4, RIGHT - LEFT + 32, height - 8, 24, 24),
                    Shade.between(theme.ink("page"), theme.ink("brass"), LEADER));
        }
        words(Typeface.STRONG, String.valueOf(place), PLACE, middle, 30 * scale, 60, "quiet");
        before.ifPresent(then -> moved(then.places().getOrDefault(row.seat(), place) - place, middle, 24 * scale));
        new PieceLayer(easel).crest(row.seat().number(), CREST, middle, 76 * scale, false);
        String total = Figures.grouped(row.total());
        double figures = Math.max(LEAST, 42 * scale);
        double wide = Typeface.FIGURES.width(total, figures);
        String ink = standings.out().contains(row.seat()) ? "quiet" : "letters";
        words(Typeface.FIGURES, total, TOTAL - wide, middle, figures, wide, ink);
        double room = TOTAL - wide - 24 - NAME;
        words(Typeface.NAME, wording.names().of(row.seat()), NAME, middle, Math.max(LEAST, 40 * scale), room, ink);
        bar(row.seat(), middle, 54 * scale, unit);
        change(row, middle, Math.max(LEAST, 36 * scale));
        easel.flood(new Rectangle2D.Double(LEFT, top + height, RIGHT - LEFT, 1), theme.ink("line"));
    }

    /** Words around a line through their middle, smaller if they would not fit. */
    private void words(Typeface face, String text, double x, double middle, double size, double room, String ink) {
        double fit = Math.min(size, room / Math.max(0.1, face.width(text, 1)));
        easel.words(face, text, x, middle + fit / 2, fit, theme.ink(ink));
    }

    /** Draws an arrow beside a side that has risen or fallen. */
    private void moved(int places, double middle, double size) {
        if (places != 0) {
            double tip = places > 0 ? -size / 2 : size / 2;
            Path2D arrow = new Path2D.Double();
            arrow.moveTo(MOVED - size * 0.6, middle - tip);
            arrow.lineTo(MOVED + size * 0.6, middle - tip);
            arrow.lineTo(MOVED, middle + tip);
            arrow.closePath();
            easel.fill(arrow, theme.ink(Figures.ink(places)));
        }
    }

    /** Returns the length of a side's bar, in points. */
    private int bar(Standings.Row row) {
        return standings.shares().stream()
                .mapToInt(share -> Math.max(0, points(share, row.seat())))
                .sum();
    }

    private static int points(Share share, Seat seat) {
        return share.points().getOrDefault(seat, 0);
    }

    private void bar(Seat seat, double middle, double height, double unit) {
        double left = BAR;
        for (int i = 0; i < standings.shares().size(); i++) {
            int points = points(standings.shares().get(i), seat);
            double width = points * unit - GAP;
            if (width >= 2) {
                Color colour = colour(i);
                easel.fill(new RoundRectangle2D.Double(left, middle - height / 2, width, height, 10, 10), colour);
                figure(points, left + width / 2, middle, Math.min(26, height / 2), width, colour);
            }
            left += Math.max(0, points * unit);
        }
    }

    private void figure(int points, double x, double middle, double size, double width, Color ground) {
        String text = Figures.grouped(points);
        if (Typeface.FIGURES.width(text, size) <= width - 12) {
            easel.fill(easel.centred(Typeface.FIGURES, text, x, middle, size), theme.on(ground));
        }
    }

    private Color colour(int share) {
        return theme.ink("share-" + (share + 1));
    }

    private void change(Standings.Row row, double middle, double most) {
        SortedMap<Seat, Integer> totals = before.map(Standings::totals).orElseGet(standings::totals);
        int change = row.total() - totals.getOrDefault(row.seat(), row.total());
        String text = Figures.signed(change);
        double size = Math.min(most, 156 / Typeface.FIGURES.width(text, 1));
        double width = Typeface.FIGURES.width(text, size);
        words(Typeface.FIGURES, text, RIGHT - width, middle, size, width, Figures.ink(change));
    }

    /** Draws the key of the bars' colours. */
    private void keys() {
        List<Share> shares = standings.shares().stream()
                .filter(share -> share.points().values().stream().anyMatch(points -> points > 0))
                .toList();
        if (shares.isEmpty()) {
            return;
        }
        easel.flood(new Rectangle2D.Double(LEFT, FOOT + 10, RIGHT - LEFT, 2), theme.ink("brass"));
        double room = (RIGHT - LEFT) / shares.size();
        for (int i = 0; i < shares.size(); i++) {
            double left = LEFT + i * room;
            Color colour = colour(standings.shares().indexOf(shares.get(i)));
            easel.fill(new RoundRectangle2D.Double(left, KEYS - KEY / 2, KEY, KEY, 10, 10), colour);
            String text = wording.say(Message.of("share." + shares.get(i).key()));
            words(Typeface.PLAIN, text, left + KEY + 18, KEYS, 28, room - KEY - 36, "letters");
        }
    }
}
