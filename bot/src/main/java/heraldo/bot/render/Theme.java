package heraldo.bot.render;

import heraldo.rules.kernel.Known;
import java.awt.Color;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A theme of {@code themes.yaml}: the colours, marks and rhythms of plates. */
final class Theme {

    /** The share of an owner's colour on the ground: where it begins, how it is lowered, where that ends. */
    private static final double MOST_TINT = 0.3;

    private static final double MOST_TINT_ON_LIGHT = 0.5;
    private static final double STEP = 0.01;
    private static final double LEAST_TINT = 0.06;

    /** The luminance that letters of the theme need below them for a contrast of 4.5. */
    private static final double DARK_ENOUGH = 0.149;

    private static final double LIGHT_ENOUGH = 0.42;

    private final ThemeTable table;
    private final ThemeTable.Row row;

    /** Tiles of ground are drawn once: there are as many as kinds of ground times seats. */
    private final ConcurrentMap<String, Weave.Tile> tiles = new ConcurrentHashMap<>();

    Theme(ThemeTable table, String name) {
        this.table = table;
        this.row = Known.in(table.themes(), name);
    }

    /** The inks whose names begin alike. */
    Stream<Color> inks(String beginning) {
        return row.inks().entrySet().stream()
                .filter(ink -> ink.getKey().startsWith(beginning))
                .map(ink -> Color.decode(ink.getValue()));
    }

    Color ink(String name) {
        return Color.decode(Known.in(row.inks(), name));
    }

    /** The colour of a seat, or of nobody. */
    Color seat(int number) {
        return number == 0
                ? ink("nobody")
                : Color.decode(row.seats().get((number - 1) % row.seats().size()));
    }

    /** The sign that says the same as a seat's colour. */
    String mark(int number) {
        return number == 0
                ? "ring"
                : table.marks().get((number - 1) % table.marks().size());
    }

    /** The rhythm of a seat's border, in hundredths of its width, on and off. */
    List<Integer> rhythm(int number) {
        return table.rhythms().get((number - 1) % table.rhythms().size());
    }

    /** The colour of letters and marks on a seat's colour. */
    Color on(Color seat) {
        Color dark = ink("dark");
        Color pale = ink("pale");
        return Shade.contrast(dark, seat) >= Shade.contrast(pale, seat) ? dark : pale;
    }

    Optional<ThemeTable.Texture> texture(String ground) {
        return Optional.ofNullable(table.textures().get(ground));
    }

    /** The tile of a kind of ground and an owner. */
    Weave.Tile tile(String ground, int owner, Supplier<Weave.Tile> drawn) {
        return tiles.computeIfAbsent(ground + " " + owner, key -> drawn.get());
    }

    Color land(String ground, int owner) {
        return tinted(Color.decode(Known.in(row.grounds(), ground).land()), owner, tint(ground));
    }

    Color lines(String ground, int owner) {
        return tinted(Color.decode(Known.in(row.grounds(), ground).texture()), owner, tint(ground));
    }

    private double tint(String ground) {
        return Known.in(row.grounds(), ground)
                .tint()
                .map(percent -> percent * STEP)
                .orElse(row.light() ? MOST_TINT_ON_LIGHT : MOST_TINT);
    }

    /** As much of the owner's colour over the ground as leaves letters legible on it. */
    private Color tinted(Color ground, int owner, double most) {
        if (owner == 0) {
            return ground;
        }
        double share = most;
        Color mixed = Shade.between(ground, seat(owner), share);
        while (share > LEAST_TINT && !legible(mixed)) {
            share -= STEP;
            mixed = Shade.between(ground, seat(owner), share);
        }
        return mixed;
    }

    private boolean legible(Color ground) {
        double luminance = Shade.luminance(ground);
        return row.light() ? luminance >= LIGHT_ENOUGH : luminance <= DARK_ENOUGH;
    }
}
