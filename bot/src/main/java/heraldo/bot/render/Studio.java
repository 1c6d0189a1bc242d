package heraldo.bot.render;

import heraldo.bot.render.film.Film;
import heraldo.bot.render.film.Reel;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Makes pictures as PNG files, in the style of each ruleset. Equal input gives equal bytes, so whoever asks often may keep them.
 * Safe to be used by several threads.
 */
public class Studio {

    private static final int RGB = 0xFFFFFF;

    private final ConfigRoots roots;
    private final String theme;

    /** By ruleset; the one that all share has no name. */
    private final ConcurrentMap<String, Style> styles = new ConcurrentHashMap<>();

    /** The pictures that stand in texts, likewise. */
    private final ConcurrentMap<String, EmojiTable> emojis = new ConcurrentHashMap<>();

    /** Empty until somebody asks for them. */
    private SortedSet<String> themes = Collections.emptySortedSet();

    /** Those of the same house in other themes, by theme. */
    private final ConcurrentMap<String, Studio> others;

    /** A studio that paints plates for the dark ground of a chat. */
    public Studio(ConfigRoots roots) {
        this(roots, Style.NIGHT);
    }

    /** The theme this studio paints in. */
    public String theme() {
        return theme;
    }

    /** The themes there are to choose from, by name; read once, like all that is drawn with. */
    public synchronized SortedSet<String> themes() {
        if (themes.isEmpty()) {
            themes = Collections.unmodifiableSortedSet(Style.themeNames(roots));
        }
        return themes;
    }

    /** The studio that paints in a theme; this one where none is asked for, or there is none of that name any more. */
    public Studio in(Optional<String> asked) {
        return asked.filter(name -> !name.equals(theme) && themes().contains(name))
                .map(name -> others.computeIfAbsent(name, other -> new Studio(roots, other, others)))
                .orElse(this);
    }

    /** A studio that paints plates in a theme of {@code themes.yaml}. */
    Studio(ConfigRoots roots, String theme) {
        this(roots, theme, new ConcurrentHashMap<>());
    }

    private Studio(ConfigRoots roots, String theme, ConcurrentMap<String, Studio> others) {
        this.roots = roots;
        this.theme = theme;
        this.others = others;
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

    /** Draws the surroundings of a place of a plate, larger. */
    public byte[] around(String ruleset, Scene scene, Places.Place place, Wording wording) {
        Style style = style(ruleset);
        return scene.plate()
                .map(plate -> new PlatePainter(style.theme(), style.icons(), style.signs())
                        .around(scene, plate, place, wording))
                .orElseGet(() -> map(ruleset, scene, wording));
    }

    /**
     * Plates one after another, smaller, as a moving picture.
     *
     * @param plates PNG files that a studio has made, at least one
     * @param mostBytes the largest size of the file, which shows as many of the last plates as fit
     */
    public static Film film(List<byte[]> plates, int mostBytes) {
        return Reel.of(plates, mostBytes);
    }

    /** The crest of a seat, to stand in a line of text. */
    public byte[] crest(String ruleset, int seat) {
        return new CrestPainter(style(ruleset)).paint(seat);
    }

    /**
     * The picture of a thing of a ruleset in a line of text; empty where its folder does not say what it looks like.
     *
     * @param thing a key of its words
     */
    public Optional<EmojiPicture> thing(String ruleset, String thing) {
        return emojis.computeIfAbsent(ruleset, id -> EmojiTable.of(roots.ruleset(id)))
                .picture(thing, style(ruleset));
    }

    /** The picture of a sign in a line of text, the same in every ruleset; empty where there is none. */
    public Optional<EmojiPicture> sign(String sign) {
        return emojis.computeIfAbsent("", any -> EmojiTable.of(roots)).picture(sign, shared());
    }

    /** The colour of a seat, as red, green and blue in one number. */
    public int colour(String ruleset, int seat) {
        return style(ruleset).theme().seat(seat).getRGB() & RGB;
    }

    /**
     * Draws the standings of the sides as a plate.
     *
     * @param course the standings after turns, by what people call them, at least one: the last is shown, with what changed
     *     since the one before
     */
    public byte[] standings(
            String ruleset, SortedMap<Integer, Standings> course, Message heading, Message when, Wording wording) {
        SortedMap<Integer, Standings> earlier = course.headMap(course.lastKey());
        Optional<Standings> before =
                earlier.isEmpty() ? Optional.empty() : Optional.of(Known.in(earlier, earlier.lastKey()));
        return new StandingsPainter(easel(ruleset), wording, Known.in(course, course.lastKey()), before)
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

    /** Draws the meanings of all signs of a ruleset's plates as a plate. */
    public byte[] legend(String ruleset, SignTable signs, Message heading, Message game, Wording wording) {
        return new LegendPainter(easel(ruleset), wording).paint(signs, new PlateTitle(heading, game));
    }

    /** The best players of a server, as a plate. */
    public byte[] hall(HallPlate plate, Wording wording) {
        return new HallPainter(easel(shared()), wording).paint(plate);
    }

    private Easel easel(String ruleset) {
        return easel(style(ruleset));
    }

    private static Easel easel(Style style) {
        return new Easel(style.theme(), style.icons(), style.signs(), PlatePainter.WIDTH, PlatePainter.HEIGHT);
    }

    private Style shared() {
        return styles.computeIfAbsent("", any -> Style.shared(roots, theme));
    }

    private Style style(String ruleset) {
        return styles.computeIfAbsent(ruleset, id -> Style.of(roots, roots.ruleset(id), theme));
    }
}
