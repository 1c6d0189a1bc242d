package heraldo.rules.ruleset.caos.law;

import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Book;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Galaxy;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Rates;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Settings;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What holds in a position. */
public final class Law {

    private final War war;
    private final Book book;
    private final Galaxy galaxy;

    public Law(War war, Book book) {
        this.war = war;
        this.book = book;
        this.galaxy = book.galaxy(war.bands().size());
    }

    public War war() {
        return war;
    }

    public Book book() {
        return book;
    }

    public Rates rates() {
        return book.rates();
    }

    /** The galaxy in which this game is played. */
    public Galaxy galaxy() {
        return galaxy;
    }

    /** The same laws in another position of the same game. */
    public Law in(War other) {
        return new Law(other, book);
    }

    public Band band(Seat seat) {
        return war.band(seat);
    }

    public World world(Planet planet) {
        return war.world(planet.id());
    }

    /** How much Defence Condiciones Extremas give a planet. */
    public int shield(Planet planet) {
        return planet.extreme() ? rates().measures().shield() : 0;
    }

    public Optional<Seat> owner(String planet) {
        return war.world(planet).owner();
    }

    public boolean owns(Seat seat, String planet) {
        return war.world(planet).isOf(seat);
    }

    /** The planets of a seat, in the order of their ids. */
    public List<Planet> planets(Seat seat) {
        List<Planet> own = new ArrayList<>();
        war.worlds().forEach((id, world) -> {
            if (world.isOf(seat)) {
                own.add(Known.in(galaxy.planets(), id));
            }
        });
        return List.copyOf(own);
    }

    /** Whether a seat owns no planet. */
    public boolean landless(Seat seat) {
        return war.worlds().values().stream().noneMatch(world -> world.isOf(seat));
    }

    /** Whether a seat owns a planet in a subsector. */
    public boolean present(Seat seat, String subsector) {
        return galaxy.subsector(subsector).planets().stream()
                .anyMatch(planet -> world(planet).isOf(seat));
    }

    /** The subsectors a seat controls: it owns every planet in them. */
    public List<Subsector> subsectors(Seat seat) {
        return galaxy.subsectors().values().stream()
                .filter(subsector -> ownsAll(seat, subsector.planets()))
                .toList();
    }

    /** The sectors a seat controls, those of the Outer Sector first. */
    public List<Sector> sectors(Seat seat) {
        return galaxy.sectors().stream()
                .filter(sector -> controls(seat, sector))
                .toList();
    }

    /** The sectors of a side that a seat controls. */
    public List<Sector> sectors(Seat seat, Side side) {
        return sectors(seat).stream().filter(sector -> sector.side() == side).toList();
    }

    public boolean controls(Seat seat, Sector sector) {
        return ownsAll(seat, sector.planets());
    }

    /** Who controls a sector, if somebody does. */
    public Optional<Seat> holder(Sector sector) {
        return holder(sector.planets());
    }

    /** Who controls a subsector, if somebody does. */
    public Optional<Seat> holder(Subsector subsector) {
        return holder(subsector.planets());
    }

    private Optional<Seat> holder(List<Planet> planets) {
        return owner(planets.get(0).id()).filter(seat -> ownsAll(seat, planets));
    }

    private boolean ownsAll(Seat seat, List<Planet> planets) {
        return planets.stream().allMatch(planet -> world(planet).isOf(seat));
    }

    /** How many parts of the Outer Sector a seat is in: sectors, or subsectors. */
    public long outer(Seat seat, Function<Planet, String> part) {
        return planets(seat).stream()
                .filter(planet -> planet.side() == Side.OUTER)
                .map(part)
                .distinct()
                .count();
    }

    /** How many symbols of Recursos a seat owns. */
    public int resources(Seat seat) {
        return planets(seat).stream().mapToInt(Planet::resources).sum();
    }

    /** The worlds of a seat that are now holy to a god. */
    public List<Planet> holy(Seat seat, Faith god) {
        return planets(seat).stream()
                .filter(planet -> world(planet).isHolyTo(god))
                .toList();
    }

    /** What a seat may be called: the name of its band, or those of the seat while the band has none. */
    public List<String> names(Seat seat) {
        String own = band(seat).name();
        return own.isEmpty() ? book.names(seat) : List.of(own);
    }

    public Settings settings() {
        return war.settings();
    }
}
