package heraldo.rules.ruleset.caos.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Book;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Galaxy;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Settings;
import heraldo.rules.ruleset.caos.order.Enrol;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.Ending;
import heraldo.rules.ruleset.caos.state.Latest;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The position before the first turn (CR12, CR13): bands, their faiths, and homeworlds if the game has them. */
public final class Opening {

    private final Book book;

    public Opening(Book book) {
        this.book = book;
    }

    /** A game that begins, its faiths and homeworlds drawn. */
    public War begin(Setup setup, Dice dice) {
        Galaxy galaxy = book.galaxy(setup.seats().size());
        Settings settings = new Settings(new Options(setup.options()));
        SortedMap<Seat, Band> bands = bands(setup, new Faiths(book.gods(), settings.bandsPerFaith(), dice));
        War war = landing(bands, galaxy, settings.options());
        return settings.homeworlds() ? settled(war, galaxy, dice) : war;
    }

    /** The first turn of some bands, with every planet empty (CR12). */
    public static War landing(SortedMap<Seat, Band> bands, Galaxy galaxy, Options options) {
        return new War(1, Stage.ORDERS, bands, worlds(galaxy), Frozen.noMap(), Latest.NOTHING, Ending.OPEN, options);
    }

    private static SortedMap<String, World> worlds(Galaxy galaxy) {
        SortedMap<String, World> worlds = new TreeMap<>();
        galaxy.planets()
                .forEach((id, planet) ->
                        worlds.put(id, new World(Optional.empty(), planet.inhabitants(), planet.holy())));
        return worlds;
    }

    private static SortedMap<Seat, Band> bands(Setup setup, Faiths faiths) {
        SortedMap<Seat, Enrol> enrolled = new TreeMap<>();
        setup.enrolments().forEach((seat, order) -> enrolled.put(seat, (Enrol) order));
        enrolled.values().forEach(enrol -> enrol.faith().ifPresent(faiths::take));
        SortedMap<Seat, Band> bands = new TreeMap<>();
        for (Seat seat : setup.seats()) {
            Optional<Enrol> enrol = Optional.ofNullable(enrolled.get(seat));
            String name = enrol.map(each -> each.band().strip()).orElse("");
            Faith faith = enrol.flatMap(Enrol::faith).orElseGet(() -> faiths.draw(seat));
            bands.put(seat, Band.of(name, faith).agreeing(enrol.flatMap(Enrol::article)));
        }
        return bands;
    }

    /** Each seat owns a planet near the Límite in a sector of its own; nobody else lives there any more. */
    private War settled(War war, Galaxy galaxy, Dice dice) {
        List<Sector> left = new ArrayList<>(galaxy.outer());
        War settled = war;
        for (Seat seat : war.seats()) {
            int lot = left.size() > 1 ? dice.die("home|" + seat.number(), left.size()) : 1;
            String home = home(left.remove(lot - 1));
            settled =
                    settled.with(home, world -> world.ownedBy(Optional.of(seat)).inhabitedBy(0));
        }
        return settled;
    }

    /** The first planet near the Límite, but for a world that a Deed is about: Cadia has to fall (CR13). */
    private String home(Sector sector) {
        return sector.near().planets().stream()
                .map(Planet::id)
                .filter(planet -> book.deeds().stream()
                        .noneMatch(deed -> deed.world().filter(planet::equals).isPresent()))
                .findFirst()
                .orElseThrow();
    }
}
