package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Aspects;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Latest;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A governor's view of a position.
 *
 * @param sites every planet, by its id
 * @param budget the actions of the seat
 * @param discount the part of a surcharge that the seat need not pay
 * @param quests the deeds that the seat can still come to
 * @param coalitions the joint attacks that suggest themselves to everybody
 */
record Field(
        Law law,
        Seat seat,
        Horizon horizon,
        SortedMap<String, Site> sites,
        int budget,
        int discount,
        List<Quest> quests,
        List<Coalition> coalitions) {

    Field {
        sites = Frozen.map(sites);
        quests = List.copyOf(quests);
        coalitions = List.copyOf(coalitions);
    }

    static Field of(Law law, Seat seat) {
        Access access = new Access(law, seat);
        Aspects aspects = new Aspects(law);
        SortedMap<String, SortedSet<Seat>> present = present(law);
        SortedMap<String, Site> sites = new TreeMap<>();
        law.galaxy().planets().forEach((id, planet) -> {
            boolean own = law.owns(seat, id);
            int shield = law.shield(planet) + aspects.plague(planet);
            sites.put(
                    id,
                    new Site(
                            planet,
                            law.world(planet),
                            own ? Optional.empty() : access.to(planet),
                            shield,
                            guard(law, id, shield),
                            own ? hunters(law, seat, planet, present) : 0));
        });
        int budget = Budget.of(law, seat).actions();
        return new Field(
                law,
                seat,
                Horizon.of(law.war()),
                sites,
                budget,
                aspects.discount(seat),
                Quest.all(law, seat),
                Coalition.all(law));
    }

    Site site(String planet) {
        return Known.in(sites, planet);
    }

    /** Planets of others and of nobody that the seat can attack. */
    List<Site> targets() {
        return sites.values().stream().filter(site -> site.way().isPresent()).toList();
    }

    /** The seat's own planets. */
    List<Site> own() {
        return law.planets(seat).stream().map(planet -> site(planet.id())).toList();
    }

    /** Returns the owners of planets in each subsector. */
    private static SortedMap<String, SortedSet<Seat>> present(Law law) {
        SortedMap<String, SortedSet<Seat>> present = new TreeMap<>();
        law.war()
                .active()
                .forEach(seat -> law.planets(seat)
                        .forEach(planet -> present.computeIfAbsent(planet.subsector(), id -> new TreeSet<>())
                                .add(seat)));
        return present;
    }

    /** Returns the Defence beyond the shield that a planet had in the last turn, if its owner has not changed. */
    private static int guard(Law law, String planet, int shield) {
        Latest latest = law.war().latest();
        boolean kept = law.owner(planet).isPresent() && !latest.conquests().contains(planet);
        return kept ? Math.max(0, latest.defences().getOrDefault(planet, 0) - shield) : 0;
    }

    private static int hunters(Law law, Seat seat, Planet planet, SortedMap<String, SortedSet<Seat>> present) {
        SortedSet<Seat> hunters = new TreeSet<>(around(planet.subsector(), present));
        law.galaxy().neighbours(planet.subsector()).keySet().forEach(next -> hunters.addAll(around(next, present)));
        hunters.remove(seat);
        boolean landing = planet.side() == Side.OUTER
                && !law.controls(seat, law.galaxy().sector(planet.sector()).orElseThrow())
                && law.war().active().stream().anyMatch(law::landless);
        return hunters.size() + (landing ? 1 : 0);
    }

    private static Collection<Seat> around(String subsector, SortedMap<String, SortedSet<Seat>> present) {
        return present.getOrDefault(subsector, Frozen.noSet());
    }
}
