package heraldo.bot.render;

import heraldo.bot.render.Orbs.Orb;
import heraldo.rules.scene.Wheel;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Predicate;

/**
 * The layout of all on a wheel that must not overlap: worlds, raids, names.
 *
 * @param letters those of the sectors' names
 */
record WheelLayout(List<Orb> orbs, List<RaidFlight> flights, List<Rectangle2D> letters, List<WorldNames.Placed> names) {

    static WheelLayout of(Wheel wheel, Wording wording) {
        WheelLayout nameless = nameless(wheel, wording);
        return new WheelLayout(nameless.orbs, nameless.flights, nameless.letters, nameless.names(wheel, wording));
    }

    /** All but the names of worlds, whose places take longest to be found. */
    static WheelLayout nameless(Wheel wheel, Wording wording) {
        List<Orb> orbs = Orbs.of(wheel.worlds());
        List<Rectangle2D> letters = SectorName.letters(wheel, wording);
        List<RaidFlight> flights = new RaidRoutes(orbs, letters, wheel.radii()).find(wheel.raids());
        return new WheelLayout(orbs, flights, letters, List.of());
    }

    /** The names of the worlds of a wheel that is laid out so. */
    List<WorldNames.Placed> names(Wheel wheel, Wording wording) {
        return new WorldNames(orbs, flights, letters, wheel.radii(), wording).find();
    }

    /** The same with those names alone whose place is fit for one. */
    WheelLayout named(Predicate<Rectangle2D> fit) {
        return new WheelLayout(
                orbs,
                flights,
                letters,
                names.stream().filter(name -> fit.test(name.box())).toList());
    }
}
