package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Aspects;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Ally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A joint attack that suggests itself: against whoever leads, or on the world that nobody takes alone. Every governor works it out
 * from public facts and in the same way, so that allies come to the same terms without a word. Those who have least go first: the
 * last of all is Señor de la Guerra where three are found, the next one receives the planet.
 *
 * @param planet the one that is attacked
 * @param members those with least points first
 * @param receiver the seat that gets the planet
 * @param warlord the seat that the others recognise
 * @param units the number of units that each of them sends
 */
public record Coalition(Planet planet, List<Seat> members, Seat receiver, Optional<Seat> warlord, int units) {

    private static final int FIRST_TURN = 3;
    private static final int THREE = 3;

    /** So many planets are talked about. */
    private static final int TALKED_ABOUT = 8;

    private static final String WARLORD = "GUE";
    private static final String FALL = "CAD";

    public Coalition {
        members = List.copyOf(members);
    }

    /** The joint attacks of the open turn: nobody is in more than one. */
    static List<Coalition> all(Law law) {
        List<Coalition> all = new ArrayList<>();
        if (law.war().turn() < FIRST_TURN) {
            return all;
        }
        SortedMap<Seat, Integer> purses = new TreeMap<>();
        SortedMap<Seat, Access> ways = new TreeMap<>();
        for (Seat seat : awake(law)) {
            purses.put(seat, Budget.of(law, seat).actions() * 2 / THREE);
            ways.put(seat, new Access(law, seat));
        }
        for (Planet planet : prizes(law)) {
            of(law, planet, purses, ways).ifPresent(found -> {
                all.add(found);
                found.members().forEach(purses::remove);
            });
        }
        return all;
    }

    /** Those who sent something in the last turn. */
    private static List<Seat> awake(Law law) {
        return law.war().active().stream()
                .filter(seat -> law.band(seat).idle() == 0)
                .toList();
    }

    private static List<Planet> prizes(Law law) {
        List<Planet> prizes = new ArrayList<>();
        law.book().deed(FALL).flatMap(deed -> deed.world()).ifPresent(world -> {
            if (!law.war().done().containsKey(FALL) && law.owner(world).isEmpty()) {
                prizes.add(law.galaxy().planet(world));
            }
        });
        Appraisal.leader(law)
                .ifPresent(leader -> law.planets(leader).stream()
                        .sorted(Comparator.comparingInt(planet -> -weight(law, leader, planet)))
                        .limit(TALKED_ABOUT)
                        .forEach(prizes::add));
        return prizes;
    }

    /** Rates a planet of the leader as a target: its value to the leader, less the units needed to conquer it. */
    private static int weight(Law law, Seat leader, Planet planet) {
        boolean sector = law.galaxy()
                .sector(planet.sector())
                .filter(each -> law.controls(leader, each))
                .isPresent();
        boolean subsector =
                law.holder(law.galaxy().subsector(planet.subsector())).isPresent();
        return (sector ? 8 : 0) + 3 * planet.resources() + (subsector ? 2 : 0) - need(law, planet);
    }

    private static int need(Law law, Planet planet) {
        return law.world(planet).inhabitants() + law.shield(planet) + new Aspects(law).plague(planet) + 1;
    }

    private static Optional<Coalition> of(
            Law law, Planet planet, SortedMap<Seat, Integer> purses, SortedMap<Seat, Access> ways) {
        List<Seat> able = purses.keySet().stream()
                .filter(seat -> !law.owns(seat, planet.id()) && spare(planet, seat, purses, ways) > 0)
                .sorted(Comparator.comparingInt(seat -> law.band(seat).score()))
                .toList();
        boolean lordly = able.size() >= THREE && !law.war().done().containsKey(WARLORD);
        int size = lordly ? THREE : 2;
        int margin = law.owner(planet.id()).isPresent() ? 1 : 0;
        int units = (need(law, planet) + margin + size - 1) / size;
        List<Seat> members = able.stream()
                .filter(seat -> spare(planet, seat, purses, ways) >= units)
                .limit(size)
                .toList();
        if (members.size() < size || (!lordly && need(law, planet) + margin <= 2)) {
            return Optional.empty();
        }
        Optional<Seat> warlord = lordly ? Optional.of(members.get(0)) : Optional.empty();
        return Optional.of(new Coalition(planet, members, members.get(lordly ? 1 : 0), warlord, units));
    }

    /** Returns the number of units that a band can send to a planet from its purse; 0 without access. */
    private static int spare(Planet planet, Seat seat, SortedMap<Seat, Integer> purses, SortedMap<Seat, Access> ways) {
        int purse = purses.getOrDefault(seat, 0);
        return Known.in(ways, seat)
                .to(planet)
                .map(way -> way.crosses() ? purse / 2 : purse)
                .orElse(0);
    }

    /** Returns the ALLY line of one of the members. */
    Ally terms(Seat seat) {
        List<Seat> others =
                members.stream().filter(each -> !each.equals(seat)).sorted().toList();
        return new Ally(planet.id(), others, receiver, warlord, planet.inhabitants() > 0 ? members : List.of());
    }
}
