package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Swap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A swap of planets that suits both sides: each gets one where it has more to win (C35). Both work it out from public facts in the
 * same way.
 *
 * @param one the lower seat
 * @param give the planet of {@code one}
 * @param get the planet of {@code other}
 */
public record Exchange(Seat one, Seat other, String give, String get) {

    /** The swap a seat is in, if none of these is after its planets: both sides can keep to it. */
    public static Optional<Exchange> of(Law law, Seat seat, List<Coalition> coalitions) {
        List<String> prizes =
                coalitions.stream().map(each -> each.planet().id()).toList();
        return all(law).stream()
                .filter(each -> each.one.equals(seat) || each.other.equals(seat))
                .filter(each -> each.planets().stream().noneMatch(prizes::contains))
                .findFirst();
    }

    /** Those of the open turn: nobody is in more than one. */
    private static List<Exchange> all(Law law) {
        List<Exchange> all = new ArrayList<>();
        List<Seat> free = new ArrayList<>(law.war().active());
        for (Seat one : law.war().active()) {
            for (Seat other : law.war().active()) {
                if (one.compareTo(other) < 0 && free.contains(one) && free.contains(other)) {
                    between(law, one, other).ifPresent(found -> {
                        all.add(found);
                        free.removeAll(List.of(one, other));
                    });
                }
            }
        }
        return all;
    }

    private static Optional<Exchange> between(Law law, Seat one, Seat other) {
        Optional<String> give = wanted(law, one, other);
        Optional<String> get = give.isPresent() ? wanted(law, other, one) : Optional.empty();
        return get.map(planet -> new Exchange(one, other, give.orElseThrow(), planet));
    }

    /** A planet of the giver that serves the taker better: the taker has more of the planets around it, or favours its god. */
    private static Optional<String> wanted(Law law, Seat giver, Seat taker) {
        return law.planets(giver).stream()
                .filter(planet -> law.present(taker, planet.subsector()) || favoured(law, planet, taker))
                .filter(planet -> gain(law, planet, taker) > gain(law, planet, giver))
                .map(Planet::id)
                .findFirst();
    }

    private static boolean favoured(Law law, Planet planet, Seat seat) {
        return law.world(planet)
                .holy()
                .filter(law.band(seat).favours()::contains)
                .isPresent();
    }

    private static long gain(Law law, Planet planet, Seat seat) {
        return (favoured(law, planet, seat) ? 2 : 0)
                + law.galaxy().subsector(planet.subsector()).planets().stream()
                        .filter(each -> !each.equals(planet) && law.owns(seat, each.id()))
                        .count();
    }

    /** Both planets. */
    public List<String> planets() {
        return List.of(give, get);
    }

    /** The line of one of the two. */
    public Swap line(Seat seat) {
        return seat.equals(one)
                ? new Swap(List.of(give), List.of(get), other)
                : new Swap(List.of(get), List.of(give), one);
    }
}
