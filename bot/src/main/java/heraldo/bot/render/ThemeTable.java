package heraldo.bot.render;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * {@code themes.yaml}: what plates are painted with.
 *
 * @param marks the signs of the seats, in order
 * @param rhythms of the seats' borders, in hundredths of a border's width, on and off
 * @param textures by kind of ground
 */
record ThemeTable(
        SortedMap<String, Row> themes,
        List<String> marks,
        List<List<Integer>> rhythms,
        SortedMap<String, Texture> textures) {

    /**
     * One theme.
     *
     * @param light whether letters are dark on light ground
     * @param seats the colours of the seats, in order
     */
    record Row(boolean light, SortedMap<String, String> inks, SortedMap<String, Land> grounds, List<String> seats) {
        Row {
            inks.values().forEach(Swatch::demandColour);
            seats.forEach(Swatch::demandColour);
        }
    }

    /**
     * A kind of ground: its colour, and that of the lines on it.
     *
     * @param tint the upper bound of an owner's colour over it, in hundredths; empty for the usual one
     */
    record Land(String land, String texture, Optional<Integer> tint) {
        Land {
            Swatch.demandColour(land);
            Swatch.demandColour(texture);
        }
    }

    /** The lines on a kind of ground: a tile that repeats itself. */
    record Texture(int width, int height, String path) {}

    /** This table with what a ruleset has of its own laid over it. */
    ThemeTable under(ThemeOverlay own) {
        SortedMap<String, Row> laid = new TreeMap<>(themes);
        own.themes()
                .ifPresent(parts -> parts.forEach((name, part) -> {
                    Row common = themes.get(name);
                    if (common == null) {
                        throw new IllegalArgumentException(
                                "no theme is called \"" + name + "\"; there are " + themes.keySet());
                    }
                    laid.put(name, part.over(common));
                }));
        return new ThemeTable(
                laid,
                own.marks().orElse(marks),
                own.rhythms().orElse(rhythms),
                ThemeOverlay.over(own.textures(), textures));
    }
}
