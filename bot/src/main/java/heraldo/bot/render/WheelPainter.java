package heraldo.bot.render;

import heraldo.bot.render.crew.Meanwhile;
import heraldo.rules.scene.Wheel;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Draws wheels, layer over layer: space and its fields, shafts of raids, worlds with their signs, names, and what is above all.
 * A unit of the scene is a pixel.
 */
final class WheelPainter {

    /** Colours of a file: discs and letters have many soft edges, for which these are enough. */
    static final int COLOURS = 96;

    private static final int SEATS = 10;
    private static final int MAP = 1000;
    private static final double HALO = 4.6;

    private final Easel easel;
    private final Wheel wheel;
    private final Wording wording;

    /** The cache key of a backdrop. */
    private record Backdrop(Wheel.Radii radii, List<String> sectors) {}

    WheelPainter(Easel easel, Wheel wheel, Wording wording) {
        this.easel = easel;
        this.wheel = wheel;
        this.wording = wording;
    }

    /** Colours that mean something however little they cover. */
    static List<Color> kept(Theme theme) {
        Stream<Color> signs = Stream.of("god.", "people.").flatMap(theme::inks);
        return Stream.concat(IntStream.rangeClosed(1, SEATS).mapToObj(theme::seat), signs)
                .toList();
    }

    /**
     * All of it. It is laid out while the backdrop is painted, and what is beside the wheel; names come last.
     *
     * @param beside paints that; nothing of the wheel reaches there
     */
    void draw(Runnable beside) {
        Meanwhile<WheelLayout> nameless = Meanwhile.of(() -> WheelLayout.nameless(wheel, wording));
        Meanwhile<List<WorldNames.Placed>> names =
                Meanwhile.of(() -> nameless.get().names(wheel, wording));
        backdrop();
        beside.run();
        worlds(nameless.get());
        above(nameless.get().flights(), names.get());
    }

    /** All that lies on it in its places. */
    void draw(WheelLayout layout) {
        backdrop();
        worlds(layout);
        above(layout.flights(), layout.names());
    }

    private void worlds(WheelLayout layout) {
        RaidLayer raids = new RaidLayer(easel);
        layout.flights().forEach(raids::shaft);
        WorldLayer worlds = new WorldLayer(easel);
        layout.orbs().forEach(worlds::lights);
        layout.orbs().forEach(worlds::disc);
        layout.orbs().forEach(worlds::signs);
    }

    private void above(List<RaidFlight> flights, List<WorldNames.Placed> names) {
        names(names);
        flights.forEach(new RaidLayer(easel)::signs);
    }

    /**
     * Paints the backdrop, which the cache holds for all plates of a galaxy that are not zoomed, and over it the controlled
     * fields.
     */
    private void backdrop() {
        if (easel.zoomed()) {
            new SpaceLayer(easel, wheel).draw(wording);
            new SpaceLayer(easel, wheel).controlled();
            return;
        }
        Backdrop key = new Backdrop(
                wheel.radii(),
                wheel.sectors().stream()
                        .map(sector -> wording.say(sector.name()) + sector.span())
                        .toList());
        easel.lay(
                Workshop.of(easel.theme()).piece(key, () -> {
                    Easel space = easel.fresh(MAP, MAP);
                    new SpaceLayer(space, wheel).draw(wording);
                    return space.image();
                }),
                0,
                0);
        new SpaceLayer(easel, wheel).controlled();
    }

    private void names(List<WorldNames.Placed> names) {
        Map<Double, List<LetterStamps.Words>> words = new TreeMap<>();
        names.forEach(name ->
                words.computeIfAbsent(name.size(), size -> new ArrayList<>()).addAll(name.words()));
        words.forEach((size, all) -> new LetterStamps(easel, WorldNames.FACE, size, HALO).set(all));
    }
}
