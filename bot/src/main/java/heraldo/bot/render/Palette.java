package heraldo.bot.render;

import heraldo.rules.scene.Ink;
import java.awt.Color;
import java.awt.Paint;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What the inks of a scene look like. The colours of the usual palette stay apart for colour-blind readers too, and every
 * seat has a mark, every resource a pattern.
 */
public final class Palette {

    /** What unknown inks are painted as. */
    private static final String STRANGER = Ink.NEUTRAL.name();

    private final Map<String, Tint> tints;

    /**
     * Row of {@code palette.yaml}.
     *
     * @param colour of signs, lines and badges: {@code #RRGGBB}
     * @param area of areas, if it is another colour
     * @param pattern laid over areas
     * @param mark the sign that says the same as the colour, on badges and in tables
     */
    public record Swatch(String colour, Optional<String> area, Optional<String> pattern, Optional<String> mark) {}

    /** An ink, ready to paint with. */
    record Tint(Color colour, Paint area, Color ground, Optional<String> mark) {}

    public Palette(Map<String, Swatch> swatches) {
        tints = new TreeMap<>();
        Color line = Color.decode(swatches.get(Ink.LINE.name()).colour());
        swatches.forEach((ink, swatch) -> tints.put(ink, tint(swatch, line)));
    }

    private static Tint tint(Swatch swatch, Color line) {
        Color colour = Color.decode(swatch.colour());
        Color ground = swatch.area().map(Color::decode).orElse(colour);
        Pattern pattern = swatch.pattern()
                .map(p -> Pattern.valueOf(p.toUpperCase(Locale.ROOT)))
                .orElse(Pattern.PLAIN);
        return new Tint(colour, pattern.on(ground, Shade.between(ground, colour, 0.3)), ground, swatch.mark());
    }

    Tint tint(Ink ink) {
        Tint tint = tints.get(ink.name());
        return tint == null ? tints.get(STRANGER) : tint;
    }

    /** Whether the palette has this ink. */
    public boolean has(Ink ink) {
        return tints.containsKey(ink.name());
    }

    Color colour(Ink ink) {
        return tint(ink).colour();
    }

    /** Every colour it paints with, for the index of a picture. */
    List<Color> colours() {
        return tints.values().stream()
                .flatMap(t -> Stream.of(t.colour(), t.ground()))
                .distinct()
                .toList();
    }

    Color paper() {
        return colour(Ink.PAPER);
    }

    /** What other colours meet at soft edges. */
    List<Color> mixers() {
        return List.of(paper(), colour(Ink.TEXT), colour(Ink.LINE));
    }

    /** Dark or light, whatever reads better on a colour. */
    Color wordsOn(Color ground) {
        Color dark = colour(Ink.TEXT);
        Color light = colour(Ink.PAPER);
        return Shade.contrast(dark, ground) >= Shade.contrast(light, ground) ? dark : light;
    }
}
