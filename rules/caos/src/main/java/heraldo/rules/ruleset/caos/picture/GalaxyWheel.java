package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Galaxy;
import heraldo.rules.ruleset.caos.book.Kind;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.state.Attack;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.state.World;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Wheel;
import heraldo.rules.scene.Wheel.Dominion;
import heraldo.rules.scene.Wheel.Field;
import heraldo.rules.scene.Wheel.Holy;
import heraldo.rules.scene.Wheel.Look;
import heraldo.rules.scene.Wheel.People;
import heraldo.rules.scene.Wheel.Raid;
import heraldo.rules.scene.Wheel.Shield;
import heraldo.rules.scene.Wheel.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** The galaxy of the plate: sectors, subsectors and planets, and the attacks of the last turn. */
final class GalaxyWheel {

    private final Law law;
    private final War war;
    private final War before;
    private final Galaxy galaxy;
    private final SortedMap<String, Point> places = new TreeMap<>();

    /**
     * A galaxy.
     *
     * @param before what was there before the last turn
     */
    GalaxyWheel(Law law, War before) {
        this.law = law;
        this.war = law.war();
        this.before = before;
        this.galaxy = law.galaxy();
        galaxy.subsectors().values().forEach(this::place);
    }

    private void place(Subsector subsector) {
        int m = subsector.planets().size();
        for (int j = 0; j < m; j++) {
            places.put(subsector.planets().get(j).id(), orbit(subsector).planet(wedge(sector(subsector)), j, m));
        }
    }

    Wheel wheel() {
        return new Wheel(
                new Wheel.Radii(
                        Wedge.MIDDLE,
                        Orbit.EYE_FAR.from(),
                        Orbit.EYE_NEAR.to(),
                        Orbit.GAP,
                        Orbit.OUTER_FAR.to(),
                        Orbit.EDGE),
                galaxy.sectors().stream().map(this::sector).toList(),
                galaxy.subsectors().values().stream().map(this::field).toList(),
                places.keySet().stream().map(this::world).toList(),
                war.latest().attacks().stream().map(this::raid).toList());
    }

    private Sector sector(Subsector subsector) {
        return galaxy.sector(subsector.sector()).orElseThrow();
    }

    private Wheel.Sector sector(Sector sector) {
        return new Wheel.Sector(
                sector.id(), Places.sector(sector.id()), span(sector), sector.side() == Side.EYE, sector.gates());
    }

    private Wedge wedge(Sector sector) {
        List<Sector> circle = sector.side() == Side.EYE ? galaxy.eye() : galaxy.outer();
        return new Wedge(circle.indexOf(sector), circle.size());
    }

    private Span span(Sector sector) {
        Wedge wedge = wedge(sector);
        int half = Wheel.TURN / (2 * wedge.count());
        return new Span((2 * wedge.index() - 1) * half, (2 * wedge.index() + 1) * half);
    }

    private Orbit orbit(Subsector subsector) {
        return Orbit.of(subsector.side(), sector(subsector).near().equals(subsector));
    }

    private Field field(Subsector subsector) {
        Orbit orbit = orbit(subsector);
        return new Field(
                subsector.id(),
                subsector.id(),
                span(sector(subsector)),
                orbit.from(),
                orbit.to(),
                subsector.side() == Side.EYE,
                law.holder(subsector).map(Seat::number).orElse(Plate.NOBODY));
    }

    private Wheel.World world(String id) {
        Planet planet = galaxy.planet(id);
        World world = war.world(id);
        boolean moved = !before.world(id).owner().equals(world.owner());
        return new Wheel.World(
                Places.planet(id),
                Known.in(places, id),
                look(planet),
                new Dominion(
                        world.owner().map(Seat::number).orElse(Plate.NOBODY),
                        moved || war.latest().conquests().contains(id)),
                world.holy().map(GalaxyWheel::holy),
                Optional.of(world.inhabitants()).filter(number -> number > 0).map(number -> people(planet, number)),
                planet.resources(),
                shield(planet));
    }

    private static Look look(Planet planet) {
        if (planet.extreme()) {
            return Look.CRACKED;
        }
        if (planet.resources() > 0) {
            return Look.BANDED;
        }
        return planet.inhabitants() > 0 ? Look.LIVING : Look.BARREN;
    }

    private static Holy holy(Faith god) {
        return new Holy(Worlds.god(god).name(), Worlds.letter(god));
    }

    private static People people(Planet planet, int number) {
        Kind kind = planet.kind().orElse(Kind.IMPERIAL);
        String icon = switch (kind) {
            case IMPERIAL -> "person";
            case LOYAL -> "spartan-helmet";
            case CHAOS -> "horned-helm";
        };
        return new People("people." + kind.name().toLowerCase(Locale.ROOT), icon, number);
    }

    private Optional<Shield> shield(Planet planet) {
        int nature = law.shield(planet);
        int strength = Math.max(nature, war.latest().defences().getOrDefault(planet.id(), 0));
        return strength == 0 ? Optional.empty() : Optional.of(new Shield(strength, strength == nature));
    }

    private Raid raid(Attack attack) {
        List<String> ids = new ArrayList<>(places.keySet());
        OptionalInt from = attack.from()
                .flatMap(subsector -> source(attack, galaxy.subsector(subsector)))
                .map(id -> OptionalInt.of(ids.indexOf(id)))
                .orElseGet(OptionalInt::empty);
        return new Raid(attack.seat().number(), from, ids.indexOf(attack.planet()), attack.units(), !attack.won());
    }

    /** The attacker's planet in the subsector that is nearest to the target; if nobody knows which, any. */
    private Optional<String> source(Attack attack, Subsector subsector) {
        Point target = Known.in(places, attack.planet());
        Comparator<String> nearest = Comparator.comparing((String id) -> !held(id, attack.seat()))
                .thenComparingLong(id -> square(Known.in(places, id), target));
        return subsector.planets().stream()
                .map(Planet::id)
                .filter(id -> !id.equals(attack.planet()))
                .min(nearest);
    }

    /** Returns whether the attacker already owned a planet before the attacks of this turn. */
    private boolean held(String planet, Seat seat) {
        boolean taken = war.latest().conquests().contains(planet) && alone();
        return before.world(planet).isOf(seat) && !taken;
    }

    /** Returns whether there is no earlier position, so that the war itself takes its place. */
    @SuppressWarnings("ReferenceEquality") // the very same one is meant, not one that is like it
    private boolean alone() {
        return before == war;
    }

    private static long square(Point one, Point other) {
        long x = (long) one.x() - other.x();
        long y = (long) one.y() - other.y();
        return x * x + y * y;
    }
}
