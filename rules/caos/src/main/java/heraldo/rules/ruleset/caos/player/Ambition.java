package heraldo.rules.ruleset.caos.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.report.Ready;
import heraldo.rules.ruleset.caos.state.Band;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;

/** The extra worth of planets that bring a deed of the start of a turn nearer (C54). */
final class Ambition {

    /** The worth of a deed's extra, in points: it works for the rest of the game. */
    private static final int EXTRA = 5;

    /** A point of a deed counts more than one of a planet: it comes with nothing to defend. */
    private static final int TENTHS = 16;

    private static final int DREAM = 4;

    /** The divisor for the worth of a planet that only leads to another. */
    private static final int WAY = 3;

    private final Law law;
    private final Seat seat;
    private final Optional<DeedRow> dream;
    private final SortedMap<String, Integer> bonus = new TreeMap<>();
    private final SortedMap<String, Integer> ways = new TreeMap<>();

    private Ambition(Law law, Seat seat, Optional<DeedRow> dream) {
        this.law = law;
        this.seat = seat;
        this.dream = dream;
    }

    /** In tenths of a point, for planets that are not the seat's. */
    static SortedMap<String, Integer> of(Law law, Seat seat) {
        List<DeedRow> open = law.book().deeds().stream()
                .filter(deed -> deed.when() == DeedRow.When.START && Ready.open(law, seat, deed))
                .toList();
        Ambition ambition = new Ambition(law, seat, dream(law, seat, open));
        open.forEach(ambition::aim);
        ambition.ways.forEach((planet, tenths) -> ambition.bonus.merge(planet, tenths, Integer::sum));
        return ambition.bonus;
    }

    /** The deed a band has set its heart on: another one in every game and for every seat. */
    private static Optional<DeedRow> dream(Law law, Seat seat, List<DeedRow> open) {
        int omen = 13 * seat.number() + 5 * law.war().bands().size();
        for (Band band : law.war().bands().values()) {
            omen = 3 * omen + band.faith().code().charAt(0);
        }
        return open.isEmpty() ? Optional.empty() : Optional.of(open.get(Math.floorMod(omen, open.size())));
    }

    private void aim(DeedRow deed) {
        switch (deed.code()) {
            case "AVA" -> aim(deed, holy(law.band(seat).faith()), deed.least());
            case "PLA" -> aim(deed, all(Planet::extreme), deed.least());
            case "TEM" -> sides(deed);
            case "ELE" -> Faith.MAJOR.forEach(god -> part(deed, holy(god), Faith.MAJOR.size()));
            case "ARM" -> outer(deed);
            case "CON" -> consecrate(deed);
            case "REY" -> pirate(deed);
            case "RIV" -> rival(deed);
            default -> {
                // the whole Eye is nothing to be had planet by planet
            }
        }
    }

    private List<Planet> all(Predicate<Planet> kind) {
        return law.galaxy().planets().values().stream().filter(kind).toList();
    }

    private List<Planet> holy(Faith god) {
        return all(planet -> law.world(planet).isHolyTo(god));
    }

    private boolean own(Planet planet) {
        return law.owns(seat, planet.id());
    }

    /** A deed that asks for some of these planets. */
    private void aim(DeedRow deed, List<Planet> wanted, int least) {
        int missing = least - (int) wanted.stream().filter(this::own).count();
        if (missing > 0) {
            add(wanted, worth(deed) / missing);
        }
    }

    /** One of several parts of a deed, for which one of these planets is needed. */
    private void part(DeedRow deed, List<Planet> wanted, int parts) {
        if (wanted.stream().noneMatch(this::own)) {
            add(wanted, worth(deed) / parts);
        }
    }

    private void sides(DeedRow deed) {
        Faith faith = law.band(seat).faith();
        for (Side side : Side.values()) {
            part(deed, all(planet -> planet.side() == side && foreign(planet, faith)), Side.values().length);
        }
    }

    private boolean foreign(Planet planet, Faith faith) {
        return law.world(planet).holy().filter(god -> !god.equals(faith)).isPresent();
    }

    /** Sectors where the seat has nothing yet. */
    private void outer(DeedRow deed) {
        List<Sector> fresh = law.galaxy().outer().stream()
                .filter(sector -> sector.planets().stream().noneMatch(this::own))
                .toList();
        int missing = deed.least() - (law.galaxy().outer().size() - fresh.size());
        if (missing > 0) {
            fresh.forEach(sector -> add(sector.planets(), worth(deed) / missing));
        }
    }

    private void consecrate(DeedRow deed) {
        law.galaxy().eye().stream()
                .min(Comparator.comparingLong((Sector sector) -> missing(sector.planets())))
                .ifPresent(
                        sector -> aim(deed, sector.planets(), sector.planets().size()));
    }

    /** The subsectors nearest to being controlled. */
    private void pirate(DeedRow deed) {
        List<Subsector> open = law.galaxy().subsectors().values().stream()
                .filter(subsector -> subsector.side() == Side.OUTER && missing(subsector.planets()) > 0)
                .sorted(Comparator.comparingLong(subsector -> missing(subsector.planets())))
                .toList();
        for (Subsector subsector : open.subList(0, Math.min(open.size(), deed.least()))) {
            aim(deed, subsector.planets(), 2 * subsector.planets().size());
        }
    }

    private void rival(DeedRow deed) {
        List<List<Planet>> rivals = new ArrayList<>();
        Faith.MAJOR.stream()
                .filter(god -> !god.equals(law.band(seat).faith()))
                .map((Function<Faith, List<Planet>>) this::holy)
                .forEach(rivals::add);
        rivals.stream()
                .max(Comparator.comparingLong(
                        worlds -> worlds.stream().filter(this::own).count()))
                .ifPresent(worlds -> aim(deed, worlds, deed.least()));
    }

    private long missing(Collection<Planet> planets) {
        return planets.stream().filter(planet -> !own(planet)).count();
    }

    private int worth(DeedRow deed) {
        int times = dream.filter(deed::equals).isPresent() ? DREAM : 1;
        return times * TENTHS * (deed.prize().points() + (deed.prize().extra().isPresent() ? EXTRA : 0));
    }

    /** The planets themselves, and less so those from which one would get there. */
    private void add(Collection<Planet> planets, int tenths) {
        for (Planet planet : planets) {
            if (!own(planet)) {
                bonus.merge(planet.id(), tenths, Integer::sum);
                if (!near(planet.subsector())) {
                    law.galaxy().neighbours(planet.subsector()).keySet().forEach(way -> lead(way, tenths / WAY));
                }
            }
        }
    }

    private boolean near(String subsector) {
        return law.present(seat, subsector)
                || law.galaxy().neighbours(subsector).keySet().stream()
                        .anyMatch(neighbour -> law.present(seat, neighbour));
    }

    /** A subsector on the way to something; what leads to several things leads to the best of them. */
    private void lead(String subsector, int tenths) {
        law.galaxy().subsector(subsector).planets().stream()
                .filter(planet -> !own(planet))
                .forEach(planet -> ways.merge(planet.id(), tenths, Math::max));
    }
}
