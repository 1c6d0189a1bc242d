package heraldo.rules.ruleset.caos.say;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.ArrayList;
import java.util.List;

/** What a seat owns, as briefly as it can be said: whole sectors, then whole subsectors, then single planets. */
public final class Holdings {

    private Holdings() {}

    /** Ids. */
    public static List<String> of(Law law, Seat seat) {
        List<String> sectors = law.sectors(seat).stream().map(Sector::id).toList();
        List<Subsector> subsectors = law.subsectors(seat);
        List<String> holdings = new ArrayList<>(sectors);
        subsectors.stream()
                .filter(subsector -> !sectors.contains(subsector.sector()))
                .map(Subsector::id)
                .forEach(holdings::add);
        law.planets(seat).stream()
                .filter(planet -> subsectors.stream()
                        .noneMatch(subsector -> subsector.id().equals(planet.subsector())))
                .map(Planet::id)
                .forEach(holdings::add);
        return holdings;
    }
}
