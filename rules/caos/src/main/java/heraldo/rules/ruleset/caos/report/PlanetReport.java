package heraldo.rules.ruleset.caos.report;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.World;
import java.util.ArrayList;
import java.util.List;

/** The galaxy, one sentence for each subsector: whose each planet is, and what there is on it. */
final class PlanetReport {

    private final Law law;

    PlanetReport(Law law) {
        this.law = law;
    }

    List<Message> sentences() {
        return law.galaxy().sectors().stream()
                .flatMap(sector -> sector.subsectors().stream())
                .map(this::subsector)
                .toList();
    }

    private Message subsector(Subsector subsector) {
        return Message.of(
                "report.subsector",
                "subsector",
                Places.subsector(subsector.id()),
                "planets",
                subsector.planets().stream().map(this::planet).toList());
    }

    private Message planet(Planet planet) {
        World world = law.world(planet);
        List<Object> traits = new ArrayList<>();
        world.owner().ifPresentOrElse(traits::add, () -> traits.add(Message.of("report.empty")));
        if (planet.extreme()) {
            traits.add(Message.of("report.extreme"));
        }
        if (world.inhabitants() > 0) {
            traits.add(Places.people(planet, world.inhabitants()));
        }
        if (planet.resources() > 0) {
            traits.add(Message.of("report.resources", "n", planet.resources()));
        }
        world.holy().ifPresent(god -> traits.add(Message.of("report.holy", "god", Say.faith(god))));
        return Message.of("report.planet", "planet", Places.planet(planet.id()), "traits", traits);
    }
}
