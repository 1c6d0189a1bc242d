package heraldo.bot.render;

import heraldo.bot.render.png.PlateColours;
import heraldo.rules.scene.SignTable;
import heraldo.rules.scene.SignTable.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws what all signs of a ruleset's plates mean, as a plate of its own: each with its name and a few words. Sizes are heights
 * of capitals.
 */
final class LegendPainter {

    private static final double LEFT = 56;
    private static final double RIGHT = 1544;
    private static final double TOP = 130;
    private static final double FOOT = 975;
    private static final double SIGN = 88;
    private static final double NAME = 33;
    private static final double LEAST_NAME = 27;
    private static final double LOW = 120;

    /** The gap between rows, in lines. */
    private static final double APART = 0.5;

    /** The largest size of explanations, and the least, in low rows. */
    private static final double WORDS = 26;

    private static final double SMALL = 17;
    private static final double LINE = 1.66;
    private static final double HIGHEST = 150;
    private static final double GUTTER = 24;
    private static final int FEW = 8;
    private static final int COLOURS = 128;

    private final Easel easel;
    private final Theme theme;
    private final Wording wording;

    LegendPainter(Easel easel, Wording wording) {
        this.easel = easel;
        this.theme = easel.theme();
        this.wording = wording;
    }

    byte[] paint(SignTable table, PlateTitle title) {
        title.draw(easel, wording);
        List<Row> rows = table.rows();
        int columns = rows.size() <= FEW ? 2 : 3;
        int lines = Math.max(1, Math.ceilDiv(rows.size(), columns));
        double width = (RIGHT - LEFT) / columns;
        double height = Math.min(HIGHEST, (FOOT - TOP) / lines);
        double room = width - SIGN - GUTTER;
        double name = height < LOW ? LEAST_NAME : NAME;
        double words = words(rows, room, height - name);
        for (int i = 0; i < rows.size(); i++) {
            int column = i / lines;
            double left = LEFT + column * width;
            row(rows.get(i), left, TOP + (i % lines + 0.5) * height, room, name, words);
        }
        return PlateColours.png(easel.image(), COLOURS, List.of());
    }

    /** The size in which all explanations fit below their names. */
    private double words(List<Row> rows, double room, double height) {
        double size = WORDS;
        for (Row row : rows) {
            String meaning = wording.say(row.meaning());
            while (size > SMALL && (broken(meaning, room, size).size() + APART) * size * LINE > height) {
                size--;
            }
        }
        return size;
    }

    private void row(Row row, double left, double middle, double room, double name, double words) {
        new MarkSample(easel, wording).draw(row.mark(), left + SIGN / 2 - 8, middle);
        List<String> lines = broken(wording.say(row.meaning()), room, words);
        double y = middle - (name + lines.size() * words * LINE) / 2 + name;
        String called = wording.say(row.name());
        double size = Math.min(name, room / Typeface.NAME.width(called, 1));
        easel.words(Typeface.NAME, called, left + SIGN, y, size, theme.ink("letters"));
        for (String line : lines) {
            y += words * LINE;
            easel.words(Typeface.PLAIN, line, left + SIGN, y, words, theme.ink("quiet"));
        }
    }

    /** A text in lines that fit. */
    private static List<String> broken(String text, double room, double size) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            boolean full = !line.isEmpty() && Typeface.PLAIN.width(line + " " + word, size) > room;
            if (full) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
