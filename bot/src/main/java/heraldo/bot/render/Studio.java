package heraldo.bot.render;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.scene.Scene;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Makes pictures as PNG files, in the style of each ruleset. Equal input gives equal bytes. Safe to be used by several
 * threads.
 */
public final class Studio {

    private static final int RGB = 0xFFFFFF;

    private final ConfigRoots roots;
    private final String theme;
    private final ConcurrentMap<String, Style> styles = new ConcurrentHashMap<>();

    /** A studio that paints plates for the dark ground of a chat. */
    public Studio(ConfigRoots roots) {
        this(roots, Style.NIGHT);
    }

    /** A studio that paints plates in a theme of {@code themes.yaml}. */
    Studio(ConfigRoots roots, String theme) {
        this.roots = roots;
        this.theme = theme;
    }

    /** The map: as a plate where the scene has one, else with its legend below it. */
    public byte[] map(String ruleset, Scene scene, Wording wording) {
        Style style = style(ruleset);
        return scene.plate()
                .map(plate ->
                        new PlatePainter(style.theme(), style.icons(), style.signs()).paint(scene, plate, wording))
                .orElseGet(() -> new MapPainter(style).paint(scene, wording));
    }

    /** A seat's own plate: its surroundings, larger. */
    public byte[] own(String ruleset, Scene scene, Seat seat, Wording wording) {
        Style style = style(ruleset);
        return scene.plate()
                .map(plate ->
                        new PlatePainter(style.theme(), style.icons(), style.signs()).own(scene, plate, seat, wording))
                .orElseGet(() -> map(ruleset, scene, wording));
    }

    /** The crest of a seat, to stand in a line of text. */
    public byte[] crest(String ruleset, int seat) {
        return new CrestPainter(style(ruleset)).paint(seat);
    }

    /** The colour of a seat, as red, green and blue in one number. */
    public int colour(String ruleset, int seat) {
        return style(ruleset).theme().seat(seat).getRGB() & RGB;
    }

    /**
     * How the sides stand, as a plate.
     *
     * @param course the standings after turns, by what people call them, at least one: the last is shown, with what changed
     *     since the one before
     */
    public byte[] standings(
            String ruleset, SortedMap<Integer, Standings> course, Message heading, Message when, Wording wording) {
        SortedMap<Integer, Standings> earlier = course.headMap(course.lastKey());
        Optional<Standings> before = earlier.isEmpty() ? Optional.empty() : Optional.of(earlier.get(earlier.lastKey()));
        return new StandingsPainter(easel(ruleset), wording, course.get(course.lastKey()), before)
                .paint(new PlateTitle(heading, when));
    }

    /**
     * Everybody's total over the turns, as a plate.
     *
     * @param course the standings after turns, by what people call them, at least one
     */
    public byte[] chart(
            String ruleset, SortedMap<Integer, Standings> course, Message heading, Message when, Wording wording) {
        return new ChartPainter(easel(ruleset), wording, course).paint(new PlateTitle(heading, when));
    }

    private Easel easel(String ruleset) {
        Style style = style(ruleset);
        return new Easel(style.theme(), style.icons(), style.signs(), PlatePainter.WIDTH, PlatePainter.HEIGHT);
    }

    private Style style(String ruleset) {
        return styles.computeIfAbsent(ruleset, id -> Style.of(roots, roots.ruleset(id), theme));
    }
}
