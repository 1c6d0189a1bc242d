package heraldo.rules.ruleset.caos.say;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.ArrayList;
import java.util.List;

/** The holdings of a seat in brief: whole sectors, then whole subsectors, then single planets. */
public final class Holdings {

    private Holdings() {}

    /** The names. */
    public static List<Message> of(Law law, Seat seat) {
        List<Sector> sectors = law.sectors(seat);
        List<Subsector> subsectors = law.subsectors(seat);
        List<Message> holdings = new ArrayList<>();
        sectors.forEach(sector -> holdings.add(Places.sector(sector.id())));
        subsectors.stream()
                .filter(subsector ->
                        sectors.stream().noneMatch(sector -> sector.id().equals(subsector.sector())))
                .forEach(subsector -> holdings.add(Places.subsector(subsector.id())));
        law.planets(seat).stream()
                .filter(planet ->
                        subsectors.stream().noneMatch(each -> each.id().equals(planet.subsector())))
                .forEach(planet -> holdings.add(Places.planet(planet.id())));
        return holdings;
    }
}
