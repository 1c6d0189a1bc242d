package heraldo.rules.ruleset.caos.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Param;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.report.Ready;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Values worth trying in a field of an order, as stored text, best first, from what is public and from one's own sheet. */
final class Candidates implements Prospects.Candidates {

    /** Fields whose values depend on what is filled in beside them; those of all others are found once. */
    private static final List<String> ON_OTHERS = List.of("from", "get", "player");

    private final SortedMap<String, List<String>> known = new TreeMap<>();
    private final Law law;
    private final Seat seat;
    private final ParamQuery query;
    private final Survey survey;

    /** Values for the orders of a type. */
    Candidates(Survey survey, ParamQuery query) {
        this.law = survey.law();
        this.seat = query.seat();
        this.query = query;
        this.survey = survey;
    }

    Law law() {
        return law;
    }

    @Override
    public Stream<String> of(Param param, SortedMap<String, String> given) {
        return ON_OTHERS.contains(param.name())
                ? found(param, given)
                : known
                        .computeIfAbsent(
                                param.name(), name -> found(param, given).toList())
                        .stream();
    }

    private Stream<String> found(Param param, SortedMap<String, String> given) {
        return switch (param.name()) {
            case "planet" -> planets().map(Planet::id);
            case "times" -> times();
            case "from" -> from(given);
            case "sector" -> sectors();
            case "give" -> survey.own().map(Planet::id);
            case "get" -> partners(given).flatMap(survey::best).map(Planet::id);
            case "planets" -> Stream.concat(survey.own(), survey.foreign()).map(Planet::id);
            case "player" -> owners(given).map(Seat::toString);
            case "members", "first", "second" -> others().map(Seat::toString);
            case "receiver", "warlord", "kills" ->
                Stream.concat(Stream.of(seat), others()).map(Seat::toString);
            case "code" -> deeds();
            case "god" -> Faith.MAJOR.stream().map(Faith::code);
            case "band" -> law.names(seat).stream();
            default -> Stream.empty();
        };
    }

    private Stream<Planet> planets() {
        return switch (query.type().key()) {
            case "cede" -> survey.own();
            case "defend" ->
                Stream.of(survey.own(), survey.foreign(), survey.beyond()).flatMap(each -> each);
            case "invade" -> Stream.concat(survey.foreign(), survey.beyond());
            case "ally" -> survey.foreign().sorted(Comparator.comparing(planet -> !attacked(planet)));
            default -> survey.foreign();
        };
    }

    private boolean attacked(Planet planet) {
        return query.sheet().orders().stream()
                .anyMatch(order -> order instanceof Invade line && line.planet().equals(planet.id()));
    }

    /** Sectors that one controls, then the others. */
    private Stream<String> sectors() {
        return Stream.concat(law.sectors(seat).stream(), law.galaxy().sectors().stream())
                .map(Sector::id)
                .distinct();
    }

    private Stream<String> times() {
        return IntStream.rangeClosed(1, Budget.of(law, seat).actions()).mapToObj(Integer::toString);
    }

    private Stream<String> from(SortedMap<String, String> given) {
        return given.containsKey("planet")
                ? survey.ways(law.galaxy().planet(given.get("planet"))).stream().flatMap(way -> way.from().stream())
                : Stream.empty();
    }

    private Stream<Seat> others() {
        return law.war().others(seat).stream();
    }

    /** With whom one may exchange: the one who is named, or anybody. */
    private Stream<Seat> partners(SortedMap<String, String> given) {
        return given.containsKey("player") ? Stream.of(Seat.of(given.get("player"))) : others();
    }

    /** Returns the owner of the wanted planet; all other seats if the form names no planet. */
    private Stream<Seat> owners(SortedMap<String, String> given) {
        return given.containsKey("get") ? law.owner(given.get("get")).stream() : others();
    }

    /** Deeds that are met already, then those that this turn may bring, then all others. */
    private Stream<String> deeds() {
        Stream<String> ready = Ready.claims(law, seat).stream().map(claim -> claim.code());
        Stream<String> events = law.book().deeds().stream()
                .filter(deed -> deed.when() == DeedRow.When.EVENT && Ready.open(law, seat, deed))
                .map(DeedRow::code);
        Stream<String> others = law.book().deeds().stream().map(DeedRow::code);
        return Stream.of(ready, events, others).flatMap(each -> each).distinct();
    }
}
