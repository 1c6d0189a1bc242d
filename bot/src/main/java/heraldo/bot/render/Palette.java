package heraldo.bot.render;

import heraldo.rules.kernel.Known;
import heraldo.rules.scene.Ink;
import java.awt.Color;
import java.awt.Paint;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The look of the inks of a scene. It paints an unknown ink as {@link Ink#NEUTRAL}. */
final class Palette {

    private static final double FAINT = 0.3;

    private final Map<String, Tint> tints = new TreeMap<>();

    /** {@code palette.yaml}. */
    record Inks(SortedMap<String, Swatch> inks) {

        /** These inks, and those of another table where this one has none. */
        Inks over(Inks other) {
            SortedMap<String, Swatch> all = new TreeMap<>(other.inks);
            all.putAll(inks);
            return new Inks(all);
        }
    }

    /**
     * An ink, ready to paint with.
     *
     * @param colour of signs, lines and badges
     * @param area of areas, with the pattern
     * @param ground of areas, without the pattern
     * @param mark name of the sign that goes with it
     */
    record Tint(Color colour, Paint area, Color ground, Optional<String> mark) {
        static Tint of(Swatch swatch) {
            Color colour = Color.decode(swatch.colour());
            Color ground = swatch.area().map(Color::decode).orElse(colour);
            Pattern pattern = swatch.pattern().orElse(Pattern.PLAIN);
            return new Tint(colour, pattern.on(ground, Shade.between(ground, colour, FAINT)), ground, swatch.mark());
        }
    }

    /**
     * A palette.
     *
     * @throws IllegalArgumentException if an ink that every picture needs is missing
     */
    Palette(Inks table) {
        table.inks().forEach((ink, swatch) -> tints.put(ink, Tint.of(swatch)));
        for (Ink ink : List.of(Ink.NEUTRAL, Ink.PAPER, Ink.TEXT, Ink.LINE)) {
            if (!tints.containsKey(ink.name())) {
                throw new IllegalArgumentException("the palette lacks the ink \"" + ink.name() + "\"");
            }
        }
    }

    Tint tint(Ink ink) {
        return Known.in(tints, has(ink) ? ink.name() : Ink.NEUTRAL.name());
    }

    boolean has(Ink ink) {
        return tints.containsKey(ink.name());
    }

    Color colour(Ink ink) {
        return tint(ink).colour();
    }

    /** The colour of signs and that of areas of every ink. */
    List<Color> colours() {
        return tints.values().stream()
                .flatMap(t -> Stream.of(t.colour(), t.ground()))
                .distinct()
                .toList();
    }

    Color paper() {
        return colour(Ink.PAPER);
    }

    Color words() {
        return colour(Ink.TEXT);
    }

    Color lines() {
        return colour(Ink.LINE);
    }

    /** The colour of words or that of paper, whatever reads better on a ground. */
    Color wordsOn(Color ground) {
        return Shade.contrast(words(), ground) >= Shade.contrast(paper(), ground) ? words() : paper();
    }
}
