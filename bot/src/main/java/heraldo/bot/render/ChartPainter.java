package heraldo.bot.render;

import heraldo.bot.render.png.PlateColours;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Draws everybody's total over the turns as a plate: lines in the seats' colours and rhythms with their signs, a crown where the
 * lead changes, and at the ends crests with names and totals. Sizes are heights of capitals.
 */
final class ChartPainter {

    private static final int COLOURS = 128;
    private static final double LINE = 6.5;
    private static final double CASING = 12;
    private static final double FAINT = 0.42;
    private static final double MARK = 24;
    private static final double CROWN = 46;
    private static final double STALK = 56;
    private static final double CREST = 52;
    private static final double LABEL = 1130;
    private static final double END = 1572;
    private static final double SPREAD = 82;
    private static final double LABELS_TOP = 160;
    private static final double LABELS_FOOT = 950;
    private static final double LETTERS = 24;
    private static final double NAME = 33;
    private static final double GAP = 16;
    private static final double NAMES = LABEL + CREST + 10;

    private static final double ROUND = 100;

    private final Easel easel;
    private final Theme theme;
    private final Wording wording;
    private final SortedMap<Integer, Standings> course;
    private final ChartFrame frame;

    /**
     * A chart.
     *
     * @param course the standings after turns, by what people call them; at least one
     */
    ChartPainter(Easel easel, Wording wording, SortedMap<Integer, Standings> course) {
        this.easel = easel;
        this.theme = easel.theme();
        this.wording = wording;
        this.course = new TreeMap<>(course);
        this.frame = ChartFrame.of(this.course);
    }

    byte[] paint(PlateTitle title) {
        draw(title);
        return PlateColours.png(easel.image(), COLOURS, List.of());
    }

    void draw(PlateTitle title) {
        title.draw(easel, wording);
        axes();
        // The best is drawn last, above all others.
        List<Standings.Row> rows = last().rows().reversed();
        rows.forEach(row -> line(row.seat()));
        crowns();
        labels();
    }

    private Standings last() {
        return Known.in(course, course.lastKey());
    }

    private void axes() {
        for (int value : frame.values()) {
            double y = frame.y(value);
            boolean floor = value == 0;
            easel.flood(
                    new Rectangle2D.Double(ChartFrame.LEFT, y, ChartFrame.RIGHT - ChartFrame.LEFT, floor ? 3 : 1),
                    theme.ink("line"));
            String text = Figures.grouped(value);
            double wide = Typeface.PLAIN.width(text, LETTERS);
            double size = Math.min(LETTERS, LETTERS * (ChartFrame.LEFT - 24) / wide);
            double width = Typeface.PLAIN.width(text, size);
            easel.words(Typeface.PLAIN, text, ChartFrame.LEFT - 14 - width, y + size / 2, size, theme.ink("quiet"));
        }
        for (int turn : frame.turns()) {
            easel.fill(
                    easel.centred(Typeface.PLAIN, String.valueOf(turn), frame.x(turn), ChartFrame.BOTTOM + 44, LETTERS),
                    theme.ink("quiet"));
        }
    }

    private List<Point2D> points(Seat seat) {
        List<Point2D> points = new ArrayList<>();
        course.forEach((turn, standings) -> Optional.ofNullable(
                        standings.totals().get(seat))
                .ifPresent(total -> points.add(new Point2D.Double(frame.x(turn), frame.y(total)))));
        return points;
    }

    private void line(Seat seat) {
        List<Point2D> points = points(seat);
        Color colour = theme.seat(seat.number());
        Path2D path = new Path2D.Double();
        path.moveTo(points.get(0).getX(), points.get(0).getY());
        points.forEach(point -> path.lineTo(point.getX(), point.getY()));
        easel.stroke(path, theme.ink("casing"), CASING);
        List<Double> rhythm = theme.rhythm(seat.number()).stream()
                .map(part -> part * LINE / ROUND)
                .toList();
        if (!rhythm.isEmpty()) {
            easel.stroke(path, Shade.between(theme.ink("page"), colour, FAINT), LINE);
        }
        easel.stroke(path, colour, LINE, rhythm);
        int step = Math.max(1, points.size() / 5);
        for (int i = step; i < points.size() - 1; i += step) {
            sign(seat, points.get(i), MARK);
        }
    }

    private void sign(Seat seat, Point2D at, double size) {
        easel.mark(seat.number(), at.getX(), at.getY(), size * 1.32, theme.ink("casing"));
        easel.mark(seat.number(), at.getX(), at.getY(), size, theme.seat(seat.number()));
    }

    /** Draws a crown where another side takes the sole lead. Of crowns that would touch, it draws the one of the longer reign. */
    private void crowns() {
        List<Reign> drawn = new ArrayList<>();
        for (Reign reign : reigns()) {
            boolean touches = !drawn.isEmpty() && reign.x() - drawn.getLast().x() < CROWN;
            if (touches && drawn.getLast().width() < reign.width()) {
                drawn.removeLast();
                touches = false;
            }
            if (!touches) {
                drawn.add(reign);
            }
        }
        drawn.forEach(reign -> crown(reign.seat(), new Point2D.Double(reign.x(), reign.y())));
    }

    /** A time in which a side leads alone: where it begins on the chart, and how long it is there. */
    private record Reign(Seat seat, double x, double y, double width) {}

    private List<Reign> reigns() {
        List<Reign> reigns = new ArrayList<>();
        for (Map.Entry<Integer, Standings> turn : course.entrySet()) {
            double x = frame.x(turn.getKey());
            leader(turn.getValue()).ifPresent(first -> {
                if (!reigns.isEmpty() && reigns.getLast().seat().equals(first.seat())) {
                    Reign last = reigns.removeLast();
                    reigns.add(new Reign(last.seat(), last.x(), last.y(), x - last.x()));
                } else {
                    reigns.add(new Reign(first.seat(), x, frame.y(first.total()), 0));
                }
            });
        }
        return reigns;
    }

    private static Optional<Standings.Row> leader(Standings standings) {
        List<Standings.Row> rows = standings.rows();
        boolean alone = !rows.isEmpty()
                && (rows.size() == 1 || rows.get(0).total() > rows.get(1).total());
        return alone ? Optional.of(rows.get(0)) : Optional.empty();
    }

    private void crown(Seat seat, Point2D at) {
        double y = Math.max(ChartFrame.TOP - CROWN, at.getY() - STALK);
        easel.flood(new Rectangle2D.Double(at.getX() - 1.5, y, 3, at.getY() - y), theme.ink("brass"));
        sign(seat, at, MARK * 1.3);
        easel.note("crown", new Rectangle2D.Double(at.getX() - CROWN / 2, y - CROWN * 5 / 6, CROWN, CROWN));
        easel.cased(
                easel.icon("queen-crown", at.getX(), y - CROWN / 3, CROWN),
                theme.seat(seat.number()),
                theme.ink("casing"),
                CROWN * 0.07);
    }

    /** Crest, name and total of each side, in the order of the table, and a way from its line to them. */
    private void labels() {
        List<Standings.Row> rows = last().rows();
        double apart = Math.min(SPREAD, (LABELS_FOOT - LABELS_TOP) / rows.size());
        double scale = apart / SPREAD;
        for (int i = 0; i < rows.size(); i++) {
            Standings.Row row = rows.get(i);
            double y = LABELS_TOP + (i + 0.5) * apart;
            way(row, y);
            new PieceLayer(easel).crest(row.seat().number(), LABEL + CREST / 2, y, CREST * scale, false);
            String total = Figures.grouped(row.total());
            double left = END - Typeface.FIGURES.width(total, NAME);
            easel.words(Typeface.FIGURES, total, left, y + NAME / 2, NAME, theme.ink("letters"));
            double fit = Math.min(NAME, (left - GAP - NAMES) / Typeface.NAME.width(name(row), 1));
            easel.words(Typeface.NAME, name(row), NAMES, y + fit / 2, fit, theme.ink("letters"));
        }
    }

    private String name(Standings.Row row) {
        return wording.names().of(row.seat());
    }

    private void way(Standings.Row row, double y) {
        double from = frame.y(row.total());
        double begin = frame.x(course.lastKey());
        Path2D way = new Path2D.Double();
        way.moveTo(begin, from);
        way.curveTo(LABEL - 20, from, begin + 20, y, LABEL, y);
        easel.stroke(way, theme.ink("casing"), LINE);
        easel.stroke(way, theme.seat(row.seat().number()), LINE / 2);
    }
}
