package heraldo.bot.render;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * A font as outlines. Sizes are heights of a capital letter. Safe to be used by several threads.
 *
 * <p>It sets one letter after the other: no kerning, no ligatures, no right-to-left scripts. A letter the font lacks is taken from
 * another one; what none of them has is drawn as an empty box, so texts pass {@link Legible} first.
 */
final class Typeface {

    /** Features of OpenType: figures as high as capitals, and all of one width. */
    private static final String LINING = "lnum";

    private static final String TABULAR = "tnum";

    static final Typeface REGULAR = new Typeface("Inter-Regular.ttf");
    static final Typeface BOLD = new Typeface("Inter-Bold.ttf");

    /** Titles and names. */
    static final Typeface TITLE = new Typeface("Alegreya-ExtraBold.ttf", LINING);

    static final Typeface NAME = new Typeface("Alegreya-Bold.ttf", LINING);

    /** Words and figures. */
    static final Typeface PLAIN = new Typeface("AlegreyaSans-Medium.ttf", LINING, TABULAR);

    static final Typeface STRONG = new Typeface("AlegreyaSans-Bold.ttf", LINING, TABULAR);
    static final Typeface FIGURES = new Typeface("AlegreyaSans-ExtraBold.ttf", LINING, TABULAR);

    private final TrueTypeFont font;
    private final CmapLookup letters;
    private final double capital;
    private final ConcurrentMap<Integer, Letter> drawn = new ConcurrentHashMap<>();

    /** A letter whose capitals are 1 high, standing on y = 0, growing upward to negative y. */
    private record Letter(Path2D outline, Rectangle2D bounds, double advance) {}

    private Typeface(String file, String... features) {
        try (InputStream bytes = Typeface.class.getResourceAsStream("font/" + file)) {
            font = new TTFParser().parse(new RandomAccessReadBuffer(bytes));
            List.of(features).forEach(font::enableGsubFeature);
            letters = font.getUnicodeCmapLookup();
            capital = font.getOS2Windows().getCapHeight();
        } catch (IOException e) {
            throw new UncheckedIOException("the font " + file + " cannot be read", e);
        }
    }

    /** Returns whether any of the fonts has a letter. */
    static boolean draws(int codePoint) {
        return Others.ALL.stream().anyMatch(face -> face.has(codePoint));
    }

    /** All of them, once they are there. */
    private static final class Others {
        private static final List<Typeface> ALL = List.of(PLAIN, STRONG, FIGURES, NAME, TITLE, BOLD, REGULAR);

        private Others() {}
    }

    /** Returns whether the font has a letter. */
    boolean has(int codePoint) {
        return letters.getGlyphId(codePoint) != 0;
    }

    /** Returns the width of a text. */
    double width(String text, double size) {
        return size * text.codePoints().mapToDouble(c -> letter(c).advance).sum();
    }

    /** The outlines of a text that begins at x and stands on the line y. */
    Path2D outline(String text, double x, double y, double size) {
        Path2D whole = new Path2D.Double(Path2D.WIND_NON_ZERO);
        double at = x;
        for (int c : text.codePoints().toArray()) {
            Letter letter = letter(c);
            whole.append(letter.outline.getPathIterator(new AffineTransform(size, 0, 0, size, at, y)), false);
            at += letter.advance * size;
        }
        return whole;
    }

    /**
     * Returns the bounding box of a text that begins at x and stands on the line y: with heads and feet of small letters, too.
     */
    Rectangle2D bounds(String text, double x, double y, double size) {
        Rectangle2D bounds = new Rectangle2D.Double(x, y - size, width(text, size), size);
        double at = x;
        for (int c : text.codePoints().toArray()) {
            Rectangle2D letter = letter(c).bounds;
            if (!letter.isEmpty()) {
                bounds.add(new Rectangle2D.Double(
                        at + letter.getX() * size,
                        y + letter.getY() * size,
                        letter.getWidth() * size,
                        letter.getHeight() * size));
            }
            at += letter(c).advance * size;
        }
        return bounds;
    }

    private Letter letter(int codePoint) {
        return drawn.computeIfAbsent(codePoint, this::found);
    }

    private Letter found(int codePoint) {
        return has(codePoint)
                ? draw(codePoint)
                : Others.ALL.stream()
                        .filter(other -> other.has(codePoint))
                        .findFirst()
                        .orElse(this)
                        .draw(codePoint);
    }

    /** The font's reader is not made for several threads. */
    private synchronized Letter draw(int codePoint) {
        try {
            int id = letters.getGlyphId(codePoint);
            Path2D outline = new Path2D.Double(Path2D.WIND_NON_ZERO);
            outline.append(
                    font.getGlyph()
                            .getGlyph(id)
                            .getPath()
                            .getPathIterator(AffineTransform.getScaleInstance(1 / capital, -1 / capital)),
                    false);
            return new Letter(outline, outline.getBounds2D(), font.getAdvanceWidth(id) / capital);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
