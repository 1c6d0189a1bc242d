package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Book;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Galaxy;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.game.Opening;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.War;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads {@code S:} lines: the fixture (§10.1), and what differs from it. */
final class Positions {

    private static final int SEATS = 5;
    private static final String RESIGN = "resign";

    private final Book book;
    private final OptionTable options;

    Positions(Book book, OptionTable options) {
        this.book = book;
        this.options = options;
    }

    /** The fixture for so many seats as the items say. */
    War fixture(List<Item> items) {
        int seats = items.stream()
                .filter(item -> Words.head(item).equals("n"))
                .map(item -> item.number(item.value()))
                .findFirst()
                .orElse(SEATS);
        SortedMap<Seat, Band> bands = new TreeMap<>();
        HostedRuleset.seats(seats).forEach(seat -> bands.put(seat, Band.of("", Faith.UNDIVIDED)));
        return Opening.landing(bands, book.galaxy(seats), new Options(options.complete(new TreeMap<>())));
    }

    /** Those who resign in this turn. */
    static List<Seat> resigning(List<Item> items) {
        return items.stream()
                .filter(item -> Words.head(item).equals(RESIGN))
                .map(item -> Words.seat(item, Words.rest(item)))
                .toList();
    }

    /** A position with some things changed, in the order in which they build on each other. */
    War apply(War war, List<Item> items) {
        List<Item> left = new ArrayList<>(items);
        left.sort(Comparator.comparingInt(Positions::rank));
        War changed = war;
        for (Item item : left) {
            changed = apply(changed, item);
        }
        return changed;
    }

    /** Faiths bring favours, and owners leave no inhabitants: they come first. */
    private static int rank(Item item) {
        return List.of("n", "opt", "faith", "own").contains(Words.head(item)) ? 0 : 1;
    }

    private War apply(War war, Item item) {
        return switch (Words.head(item)) {
            case "n", RESIGN -> war;
            case "turn" -> war.withTurn(item.number(item.value()));
            case "opt" -> option(war, item);
            case "own" -> own(war, item);
            case "hab" -> war.with(planet(war, item), world -> world.inhabitedBy(item.number(item.value())));
            case "holy" -> war.with(planet(war, item), world -> world.holyTo(holy(item)));
            case "done" -> war.crossedOut(deed(item), Words.seats(item, item.value()));
            case "resigned" -> war.with(seat(war, item, Words.rest(item)), Band::gone);
            default -> war.with(seat(war, item, Words.subject(item)), band -> band(band, item));
        };
    }

    private static Band band(Band band, Item item) {
        return switch (Words.head(item)) {
            case "faith" ->
                Band.of(band.name(), Words.faith(item, item.value()))
                        .withPermanent(band.permanent())
                        .scored(band.score());
            case "perm" -> band.withPermanent(item.number(item.value()));
            case "fav" -> band.favouredBy(Words.faiths(item, item.value()));
            case "score" -> band.scored(item.number(item.value()));
            default -> throw item.wrong("no setting is called " + Words.head(item));
        };
    }

    private War option(War war, Item item) {
        SortedMap<String, String> chosen = Frozen.with(Frozen.noMap(), Words.subject(item), item.value());
        if (!options.problems(chosen).isEmpty()) {
            throw item.wrong("no such option or value");
        }
        return war.withOptions(options.changed(war.options(), chosen));
    }

    private War own(War war, Item item) {
        String[] halves = Words.rest(item).split(":", 2);
        if (halves.length < 2) {
            throw item.wrong("planets follow after a colon");
        }
        Seat owner = seat(war, item, halves[0]);
        War owned = war;
        for (String place : halves[1].split(",", 0)) {
            for (String planet : planets(war, item, place.strip())) {
                owned = owned.with(
                        planet, world -> world.ownedBy(Optional.of(owner)).inhabitedBy(0));
            }
        }
        return owned;
    }

    /** One planet, or all of a sector, a subsector or the Eye. */
    private List<String> planets(War war, Item item, String place) {
        if (!place.startsWith("all ")) {
            return List.of(planet(war, item, place));
        }
        String id = place.substring("all ".length()).strip();
        Galaxy galaxy = book.galaxy(war.bands().size());
        List<Planet> planets = id.equals("EYE")
                ? galaxy.eye().stream()
                        .flatMap(sector -> sector.planets().stream())
                        .toList()
                : galaxy.sector(id)
                        .map(Sector::planets)
                        .or(() ->
                                Optional.ofNullable(galaxy.subsectors().get(id)).map(part -> part.planets()))
                        .orElseThrow(() -> item.wrong("no sector or subsector is called " + id));
        return planets.stream().map(Planet::id).toList();
    }

    private static String planet(War war, Item item) {
        return planet(war, item, Words.subject(item));
    }

    private static String planet(War war, Item item, String id) {
        if (!war.worlds().containsKey(id)) {
            throw item.wrong("no planet is called " + id);
        }
        return id;
    }

    private String deed(Item item) {
        return book.deed(Words.subject(item))
                .orElseThrow(() -> item.wrong("no deed is called " + Words.subject(item)))
                .code();
    }

    private static Seat seat(War war, Item item, String text) {
        Seat seat = Words.seat(item, text);
        if (!war.bands().containsKey(seat)) {
            throw item.wrong("seat " + seat.number() + " does not play");
        }
        return seat;
    }

    private static Optional<Faith> holy(Item item) {
        return Words.isNone(item.value()) ? Optional.empty() : Optional.of(Words.faith(item, item.value()));
    }
}
