package heraldo.rules.ruleset.caos.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Aspects;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An alliance that suggests itself. Everybody works it out from public facts alone and in the same way, so that allies come to
 * the same terms without a word.
 *
 * @param members ascending
 * @param units the number of units that each of them sends
 */
record Pact(Planet planet, List<Seat> members, Seat receiver, Optional<Seat> warlord, int units) {

    /** Alliances begin when bands have grown a little. */
    private static final int FIRST_TURN = 3;

    private static final int THREE = 3;

    /** One more than is needed, against a defender who is awake. */
    private static final int MARGIN = 1;

    /** Planets worth so much as to be talked about. */
    private static final int TALKED_ABOUT = 12;

    /** The alliances of the open turn: no band is in more than one. */
    static List<Pact> all(Law law) {
        List<Pact> pacts = new ArrayList<>();
        if (law.war().turn() < FIRST_TURN || Compact.holds(law)) {
            return pacts;
        }
        SortedMap<Seat, Integer> purses = new TreeMap<>();
        law.war().active().forEach(seat -> purses.put(seat, Budget.of(law, seat).actions() - 1));
        for (Planet planet : prizes(law)) {
            of(law, planet, purses).ifPresent(pact -> {
                pacts.add(pact);
                pact.members().forEach(purses::remove);
            });
        }
        return pacts;
    }

    /** Lists the planets worth an alliance: hard to overcome or owned by a leader, with a whim that changes every turn. */
    private static List<Planet> prizes(Law law) {
        SortedMap<String, Integer> prizes = new TreeMap<>();
        law.galaxy().planets().forEach((id, planet) -> {
            int leader = law.owner(id).map(seat -> law.band(seat).score()).orElse(0);
            int whim = Math.floorMod(31 * id.hashCode() + 17 * law.war().turn(), 40);
            int need = need(law, planet);
            if (need > 2 || law.owner(id).isPresent()) {
                prizes.put(id, 10 * need + 12 * planet.resources() + leader / 2 + whim);
            }
        });
        return prizes.entrySet().stream()
                .sorted(Comparator.comparingInt(prize -> -prize.getValue()))
                .limit(TALKED_ABOUT)
                .map(prize -> law.galaxy().planet(prize.getKey()))
                .toList();
    }

    /** Returns the number of units that conquer a planet, by public facts. */
    static int need(Law law, Planet planet) {
        return law.world(planet).inhabitants() + law.shield(planet) + new Aspects(law).plague(planet) + 1;
    }

    /** The alliance for a planet among those who are free: who is asked first changes with the turns. */
    private static Optional<Pact> of(Law law, Planet planet, SortedMap<Seat, Integer> purses) {
        int turn = law.war().turn();
        List<Seat> able = purses.keySet().stream()
                .filter(seat -> !law.owns(seat, planet.id()) && spare(law, seat, planet, purses) > 0)
                .sorted(Comparator.comparingInt(seat -> Math.floorMod(seat.number() + turn, 11)))
                .toList();
        int size = able.size() >= THREE && !law.war().done().containsKey("GUE") ? THREE : 2;
        if (able.size() < size) {
            return Optional.empty();
        }
        List<Seat> members = able.subList(0, size).stream().sorted().toList();
        int units = (need(law, planet) + MARGIN + size - 1) / size;
        boolean affordable = members.stream().allMatch(seat -> units <= spare(law, seat, planet, purses));
        Optional<Seat> warlord = Optional.of(members.get((turn + 1) % size)).filter(seat -> size == THREE);
        return affordable
                ? Optional.of(new Pact(planet, members, members.get(turn % size), warlord, units))
                : Optional.empty();
    }

    /** Returns the number of units that a band can send to a planet from its purse; 0 without access. */
    private static int spare(Law law, Seat seat, Planet planet, SortedMap<Seat, Integer> purses) {
        Optional<Access.Way> way = new Access(law, seat).to(planet);
        int purse = purses.getOrDefault(seat, 0);
        return way.map(each -> each.crosses() ? purse / 2 : purse).orElse(0);
    }

    /** The alliance a seat is in. */
    static Optional<Pact> of(Law law, Seat seat) {
        return all(law).stream().filter(pact -> pact.members().contains(seat)).findFirst();
    }

    List<Seat> others(Seat seat) {
        return members.stream().filter(each -> !each.equals(seat)).toList();
    }
}
