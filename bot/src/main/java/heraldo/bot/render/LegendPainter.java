package heraldo.bot.render;

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
    private static final double NAME = 31;

    /** How large explanations are at most, and in low rows. */
    private static final double WORDS = 26;

    private static final double SMALL = 19;
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
        for (int i = 0; i < rows.size(); i++) {
            int column = i / lines;
            double left = LEFT + column * width;
            row(rows.get(i), left, TOP + (i % lines + 0.5) * height, width - SIGN - GUTTER, height);
        }
        return PlateColours.png(easel.image(), COLOURS, List.of());
    }

    private void row(Row row, double left, double middle, double room, double height) {
        new MarkSample(easel, wording).draw(row.mark(), left + SIGN / 2 - 8, middle);
        String meaning = wording.say(row.meaning());
        double words = WORDS;
        while (words > SMALL && NAME + broken(meaning, room, words).size() * words * LINE > height - GUTTER) {
            words--;
        }
        List<String> lines = broken(meaning, room, words);
        double y = middle - (NAME + lines.size() * words * LINE) / 2 + NAME;
        String name = wording.say(row.name());
        double size = Math.min(NAME, room / Typeface.NAME.width(name, 1));
        easel.words(Typeface.NAME, name, left + SIGN, y, size, theme.ink("letters"));
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
