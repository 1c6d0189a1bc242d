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

/**
 * An alliance that suggests itself. Everybody works it out from public facts alone and in the same way, so that allies come to
 * the same terms without a word.
 *
 * @param members ascending
 * @param units what each of them sends
 */
record Pact(Planet planet, List<Seat> members, Seat receiver, Optional<Seat> warlord, int units) {

    /** Alliances begin when bands have grown a little. */
    private static final int FIRST_TURN = 3;

    private static final int THREE = 3;

    /** One more than is needed, against a defender who is awake. */
    private static final int MARGIN = 1;

    /** The alliances of the open turn: no band is in more than one. */
    static List<Pact> all(Law law) {
        List<Pact> pacts = new ArrayList<>();
        List<Seat> free = new ArrayList<>(law.war().active());
        if (law.war().turn() < FIRST_TURN || Compact.holds(law)) {
            return pacts;
        }
        List<Planet> prizes = law.galaxy().planets().values().stream()
                .filter(planet ->
                        need(law, planet) > 2 || law.owner(planet.id()).isPresent())
                .sorted(Comparator.comparingInt(planet -> -prize(law, planet)))
                .toList();
        for (Planet planet : prizes) {
            of(law, planet, free).ifPresent(pact -> {
                pacts.add(pact);
                free.removeAll(pact.members());
            });
        }
        return pacts;
    }

    /** What makes a planet worth an alliance: much to overcome, or the leader's, and which one it is changes with the turns. */
    private static int prize(Law law, Planet planet) {
        int leader = law.owner(planet.id()).map(seat -> law.band(seat).score()).orElse(0);
        int whim = Math.floorMod(31 * planet.id().hashCode() + 17 * law.war().turn(), 40);
        return 10 * need(law, planet) + 12 * planet.resources() + leader / 2 + whim;
    }

    private static int need(Law law, Planet planet) {
        int shield = planet.extreme() ? law.rates().measures().shield() : 0;
        return law.world(planet).inhabitants() + shield + new Aspects(law).plague(planet) + 1;
    }

    private static Optional<Pact> of(Law law, Planet planet, List<Seat> free) {
        List<Seat> able = free.stream()
                .filter(seat -> !law.owns(seat, planet.id()) && spare(law, seat, planet) > 0)
                .sorted(Comparator.comparingInt(
                        seat -> Math.floorMod(seat.number() + law.war().turn(), 11)))
                .toList();
        int size = able.size() >= THREE && !law.war().done().containsKey("GUE") ? THREE : 2;
        if (able.size() < size) {
            return Optional.empty();
        }
        List<Seat> members = able.subList(0, size).stream().sorted().toList();
        int units = (need(law, planet) + MARGIN + size - 1) / size;
        boolean affordable = members.stream().allMatch(seat -> units <= spare(law, seat, planet));
        Seat receiver = members.get(law.war().turn() % size);
        Optional<Seat> warlord =
                size == THREE ? Optional.of(members.get((law.war().turn() + 1) % size)) : Optional.empty();
        return affordable ? Optional.of(new Pact(planet, members, receiver, warlord, units)) : Optional.empty();
    }

    /** How many units a band could send, keeping an action for itself. */
    private static int spare(Law law, Seat seat, Planet planet) {
        Optional<Access.Way> way = new Access(law, seat).to(planet);
        int actions = Budget.of(law, seat).actions() - 1;
        return way.map(each -> each.crosses() ? actions / 2 : actions).orElse(0);
    }

    /** The alliance a seat is in. */
    static Optional<Pact> of(Law law, Seat seat) {
        return all(law).stream().filter(pact -> pact.members().contains(seat)).findFirst();
    }

    List<Seat> others(Seat seat) {
        return members.stream().filter(each -> !each.equals(seat)).toList();
    }
}
