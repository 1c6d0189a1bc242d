package heraldo.rules.ruleset.caos.game;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.player.Worth;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The planets as a seat sees them: what it can get at, and what each is worth to it. On one thread: ways are found once. */
final class Survey {

    private final Law law;
    private final Seat seat;
    private final Access access;
    private final Worth worth;

    Survey(Law law, Seat seat) {
        this.law = law;
        this.seat = seat;
        this.access = new Access(law, seat);
        this.worth = new Worth(law, seat);
    }

    Law law() {
        return law;
    }

    /** Every way to a planet. */
    List<Access.Way> ways(Planet planet) {
        return access.ways(planet);
    }

    /** Its own planets, those first that are worth most to it. */
    Stream<Planet> own() {
        return best(seat);
    }

    /** The planets of a seat, those first that are worth most to the one who asks. */
    Stream<Planet> best(Seat owner) {
        return ranked(law.planets(owner).stream());
    }

    /** Planets of others and of nobody within reach. */
    Stream<Planet> foreign() {
        return ranked(law.galaxy().planets().values().stream()
                .filter(planet ->
                        !law.owns(seat, planet.id()) && access.to(planet).isPresent()));
    }

    /** Planets of others and of nobody that are out of reach. */
    Stream<Planet> beyond() {
        return ranked(law.galaxy().planets().values().stream()
                .filter(planet ->
                        !law.owns(seat, planet.id()) && access.to(planet).isEmpty()));
    }

    private Stream<Planet> ranked(Stream<Planet> planets) {
        return planets.sorted(Comparator.comparingInt((Planet planet) -> -worth.of(planet)));
    }
}
