package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.report.Ready;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * A deed of the start of a turn that a seat can still do (C54), and how near it is.
 *
 * @param have what the seat has of what the deed asks for
 * @param need the number it asks for
 * @param wanted planets each of which would bring it one nearer
 */
record Quest(DeedRow deed, int have, int need, List<Planet> wanted) {

    Quest {
        wanted = List.copyOf(wanted);
    }

    /** All of a seat's. */
    static List<Quest> all(Law law, Seat seat) {
        List<Quest> quests = new ArrayList<>();
        for (DeedRow deed : law.book().deeds()) {
            if (deed.when() == DeedRow.When.START && Ready.open(law, seat, deed)) {
                add(quests, law, seat, deed);
            }
        }
        return quests;
    }

    private static void add(List<Quest> quests, Law law, Seat seat, DeedRow deed) {
        Faith faith = law.band(seat).faith();
        switch (deed.code()) {
            case "AVA" -> quests.add(some(law, seat, deed, holy(law, faith)));
            case "PLA" -> quests.add(some(law, seat, deed, all(law, Planet::extreme)));
            case "TEM" -> quests.add(sides(law, seat, deed));
            case "ELE" -> quests.add(everyGod(law, seat, deed));
            case "ARM" -> quests.add(sectors(law, seat, deed));
            case "CON" -> quests.add(nearest(law, seat, deed, eye(law), 1));
            case "REY" -> quests.add(nearest(law, seat, deed, outer(law), deed.least()));
            case "RIV" ->
                Faith.MAJOR.stream()
                        .filter(god -> !god.equals(faith))
                        .map(god -> some(law, seat, deed, holy(law, god)))
                        .max(Comparator.comparingInt(Quest::have))
                        .ifPresent(quests::add);
            default -> {
                // the whole Eye is nothing to be had planet by planet
            }
        }
    }

    private static List<Planet> all(Law law, Predicate<Planet> kind) {
        return law.galaxy().planets().values().stream().filter(kind).toList();
    }

    private static List<Planet> holy(Law law, Faith god) {
        return all(law, planet -> law.world(planet).isHolyTo(god));
    }

    private static List<List<Planet>> eye(Law law) {
        return law.galaxy().eye().stream().map(sector -> sector.planets()).toList();
    }

    private static List<List<Planet>> outer(Law law) {
        return law.galaxy().outer().stream()
                .flatMap(sector -> sector.subsectors().stream())
                .map(subsector -> subsector.planets())
                .toList();
    }

    private static List<Planet> missing(Law law, Seat seat, Collection<Planet> planets) {
        return planets.stream().filter(planet -> !law.owns(seat, planet.id())).toList();
    }

    private static Quest some(Law law, Seat seat, DeedRow deed, List<Planet> planets) {
        List<Planet> missing = missing(law, seat, planets);
        return new Quest(deed, planets.size() - missing.size(), deed.least(), missing);
    }

    private static Quest everyGod(Law law, Seat seat, DeedRow deed) {
        List<Faith> absent = Faith.MAJOR.stream()
                .filter(god -> law.holy(seat, god).isEmpty())
                .toList();
        List<Planet> wanted = all(
                law, planet -> law.world(planet).holy().filter(absent::contains).isPresent());
        return new Quest(deed, Faith.MAJOR.size() - absent.size(), Faith.MAJOR.size(), wanted);
    }

    private static Quest sides(Law law, Seat seat, DeedRow deed) {
        Faith faith = law.band(seat).faith();
        List<Planet> foreign = all(
                law,
                planet -> law.world(planet)
                        .holy()
                        .filter(god -> !god.equals(faith))
                        .isPresent());
        List<Side> held = foreign.stream()
                .filter(planet -> law.owns(seat, planet.id()))
                .map(Planet::side)
                .distinct()
                .toList();
        List<Planet> wanted =
                foreign.stream().filter(planet -> !held.contains(planet.side())).toList();
        return new Quest(deed, held.size(), deed.least(), wanted);
    }

    /** Sectors where the seat has nothing yet. */
    private static Quest sectors(Law law, Seat seat, DeedRow deed) {
        List<String> held =
                law.planets(seat).stream().map(Planet::sector).distinct().toList();
        List<Planet> wanted = all(law, planet -> planet.side() == Side.OUTER && !held.contains(planet.sector()));
        return new Quest(deed, (int) law.outer(seat, Planet::sector), deed.least(), wanted);
    }

    /** So many groups of planets as a whole: those of which least is missing. */
    private static Quest nearest(Law law, Seat seat, DeedRow deed, List<List<Planet>> groups, int least) {
        List<Planet> planets = groups.stream()
                .sorted(Comparator.comparingInt(
                        group -> missing(law, seat, group).size()))
                .limit(least)
                .flatMap(List::stream)
                .toList();
        List<Planet> missing = missing(law, seat, planets);
        return new Quest(deed, planets.size() - missing.size(), planets.size(), missing);
    }

    /** Returns the worth of the part of the deed that the seat has done, in hundredths of a point. */
    int progress(Horizon horizon) {
        int done = Math.min(have, need);
        return prize(horizon) * done * done / (need * need);
    }

    /** Returns the worth of one more of the wanted planets. */
    int step(Horizon horizon) {
        return have >= need ? 0 : prize(horizon) * (2 * have + 1) / (need * need);
    }

    /** The deed is done in the next turn at the earliest. */
    private int prize(Horizon horizon) {
        int extra = deed.prize().extra().isPresent() ? horizon.action() : 0;
        return deed.prize().points() * horizon.next() + extra;
    }
}
