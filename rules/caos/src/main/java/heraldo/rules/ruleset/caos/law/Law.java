package heraldo.rules.ruleset.caos.law;

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
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A position with the facts that the rules derive from it. */
public final class Law {

    private final War war;
    private final Book book;
    private final Galaxy galaxy;
    private final Estates estates;

    public Law(War war, Book book) {
        this.war = war;
        this.book = book;
        this.galaxy = book.galaxy(war.bands().size());
        this.estates = new Estates(galaxy, war.worlds());
    }

    /** Creates the law of a changed position, and reuses the estates if no world has changed. */
    private Law(War war, Law before) {
        this.war = war;
        this.book = before.book;
        this.galaxy = before.galaxy;
        this.estates = war.worlds().equals(before.war.worlds()) ? before.estates : new Estates(galaxy, war.worlds());
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
        return new Law(other, this);
    }

    public Band band(Seat seat) {
        return war.band(seat);
    }

    public World world(Planet planet) {
        return war.world(planet.id());
    }

    /** Returns the Defence that Condiciones Extremas give a planet. */
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
        return estates.of(seat).planets();
    }

    /** Returns whether a seat owns no planet. */
    public boolean landless(Seat seat) {
        return planets(seat).isEmpty();
    }

    /** Returns whether a seat owns a planet in a subsector. */
    public boolean present(Seat seat, String subsector) {
        return estates.of(seat).presence().containsKey(subsector);
    }

    /** The subsectors a seat controls: it owns every planet in them. */
    public List<Subsector> subsectors(Seat seat) {
        return estates.of(seat).subsectors();
    }

    /** The sectors a seat controls, those of the Outer Sector first. */
    public List<Sector> sectors(Seat seat) {
        return estates.of(seat).sectors();
    }

    /** The sectors of a side that a seat controls. */
    public List<Sector> sectors(Seat seat, Side side) {
        return sectors(seat).stream().filter(sector -> sector.side() == side).toList();
    }

    public boolean controls(Seat seat, Sector sector) {
        return holder(sector).filter(seat::equals).isPresent();
    }

    /** Returns the seat that controls a sector, if there is one. */
    public Optional<Seat> holder(Sector sector) {
        return estates.holder(sector.id());
    }

    /** Returns the seat that controls a subsector, if there is one. */
    public Optional<Seat> holder(Subsector subsector) {
        return estates.holder(subsector.id());
    }

    /** Counts the parts of the Outer Sector, sectors or subsectors, in which a seat owns a planet. */
    public long outer(Seat seat, Function<Planet, String> part) {
        return planets(seat).stream()
                .filter(planet -> planet.side() == Side.OUTER)
                .map(part)
                .distinct()
                .count();
    }

    /** Counts the symbols of Recursos that a seat owns. */
    public int resources(Seat seat) {
        int symbols = 0;
        for (Planet planet : planets(seat)) {
            symbols += planet.resources();
        }
        return symbols;
    }

    /** The worlds of a seat that are now holy to a god. */
    public List<Planet> holy(Seat seat, Faith god) {
        return planets(seat).stream()
                .filter(planet -> world(planet).isHolyTo(god))
                .toList();
    }

    /** Returns the names of a seat: that of its band, or the default ones while the band has none. */
    public List<String> names(Seat seat) {
        String own = band(seat).name();
        return own.isEmpty() ? book.names(seat) : List.of(own);
    }

    public Settings settings() {
        return war.settings();
    }
}
