package heraldo.bot.render;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * Draws words letter by letter from cached images, which for words with a halo is many times faster than outlines. Letters are
 * aligned to quarters of a pixel, lines to whole ones.
 */
final class LetterStamps {

    private static final int QUARTERS = 4;

    private final Easel easel;
    private final Workshop workshop;
    private final Typeface face;
    private final double size;
    private final double halo;
    private final String ink;

    /** The cache key of a stamp. */
    private record Letter(Typeface face, double size, double halo, String ink, int letter, int quarter) {}

    /**
     * Stamps.
     *
     * @param size the height of a capital
     * @param halo the width of the line around the letters that keeps them legible
     */
    LetterStamps(Easel easel, Typeface face, double size, double halo) {
        this(easel, face, size, halo, "letters");
    }

    private LetterStamps(Easel easel, Typeface face, double size, double halo, String ink) {
        this.easel = easel;
        this.workshop = Workshop.of(easel.theme());
        this.face = face;
        this.size = size;
        this.halo = halo;
        this.ink = ink;
    }

    /** Stamps without a halo. */
    static LetterStamps plain(Easel easel, Typeface face, double size, String ink) {
        return new LetterStamps(easel, face, size, 0, ink);
    }

    /** Words that begin at x and stand on the line y. */
    record Words(String text, double x, double y) {}

    /** Some words, all halos below all letters. */
    void set(List<Words> all) {
        if (easel.zoomed()) {
            outlines(all);
            return;
        }
        if (halo > 0) {
            all.forEach(words -> set(words, halo));
        }
        all.forEach(words -> set(words, 0));
    }

    private void outlines(List<Words> all) {
        if (halo > 0) {
            all.forEach(words -> easel.stroke(outline(words), easel.theme().ink("halo"), halo));
        }
        all.forEach(words -> easel.fill(outline(words), easel.theme().ink(ink)));
    }

    private Shape outline(Words words) {
        return face.outline(words.text(), words.x(), words.y(), size);
    }

    private void set(Words words, double around) {
        double x = words.x();
        int line = (int) Math.round(words.y());
        int margin = margin();
        for (int letter : words.text().codePoints().toArray()) {
            int quarters = (int) Math.floor(x * QUARTERS);
            Letter key = new Letter(face, size, around, ink, letter, Math.floorMod(quarters, QUARTERS));
            Stamp stamp = workshop.stamp(key, () -> paint(key));
            easel.lay(stamp, Math.floorDiv(quarters, QUARTERS) - margin, line - margin - (int) Math.ceil(size));
            x += face.width(Character.toString(letter), size);
        }
    }

    /** Returns the margin of a letter beyond its own width, the line and the height of capitals: for halo, accents, feet. */
    private int margin() {
        return (int) Math.ceil(halo / 2 + size * 0.6);
    }

    private BufferedImage paint(Letter key) {
        String letter = Character.toString(key.letter());
        int margin = margin();
        int width = (int) Math.ceil(face.width(letter, size)) + 2 * margin + 1;
        int height = (int) Math.ceil(size) + 2 * margin;
        Shape outline =
                face.outline(letter, margin + (double) key.quarter() / QUARTERS, margin + Math.ceil(size), size);
        Easel clear = easel.clear(width, height);
        Color ink = easel.theme().ink(key.halo() > 0 ? "halo" : key.ink());
        if (key.halo() > 0) {
            clear.stroke(outline, ink, key.halo());
        } else {
            clear.fill(outline, ink);
        }
        return clear.image();
    }
}
