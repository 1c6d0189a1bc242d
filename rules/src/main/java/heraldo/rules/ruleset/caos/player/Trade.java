package heraldo.rules.ruleset.caos.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Swap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An exchange of planets that suits both sides: each gets one where it has more to win. Both work it out from public facts in
 * the same way.
 *
 * @param one the lower seat
 * @param give the planet of {@code one}
 * @param get the planet of {@code other}
 */
record Trade(Seat one, Seat other, String give, String get) {

    /** The exchanges of the open turn: nobody is in more than one. */
    static List<Trade> all(Law law) {
        List<Trade> trades = new ArrayList<>();
        List<Seat> free = new ArrayList<>(law.war().active());
        for (Seat one : law.war().active()) {
            for (Seat other : law.war().active()) {
                if (one.compareTo(other) < 0 && free.contains(one) && free.contains(other)) {
                    best(law, one, other).ifPresent(trade -> {
                        trades.add(trade);
                        free.removeAll(List.of(one, other));
                    });
                }
            }
        }
        return trades;
    }

    private static Optional<Trade> best(Law law, Seat one, Seat other) {
        Optional<String> give = wanted(law, one, other);
        Optional<String> get = wanted(law, other, one);
        return give.isPresent() && get.isPresent()
                ? Optional.of(new Trade(one, other, give.get(), get.get()))
                : Optional.empty();
    }

    /** A planet of the giver that serves the taker better: the taker has more of the planets around it, or favours its god. */
    private static Optional<String> wanted(Law law, Seat giver, Seat taker) {
        return law.planets(giver).stream()
                .filter(planet -> gain(law, planet, taker) > gain(law, planet, giver))
                .map(Planet::id)
                .findFirst();
    }

    private static long gain(Law law, Planet planet, Seat seat) {
        boolean holy = law.world(planet)
                .holy()
                .filter(law.band(seat).favours()::contains)
                .isPresent();
        return (holy ? 2 : 0)
                + law.galaxy().subsector(planet.subsector()).planets().stream()
                        .filter(each -> !each.equals(planet) && law.owns(seat, each.id()))
                        .count();
    }

    /** The exchange a seat is in. */
    static Optional<Trade> of(Law law, Seat seat) {
        return all(law).stream()
                .filter(trade -> trade.one.equals(seat) || trade.other.equals(seat))
                .findFirst();
    }

    /** The exchange a seat is in whose planets no alliance is after: both sides can keep to it. */
    static Optional<Trade> kept(Law law, Seat seat) {
        List<String> prizes =
                Pact.all(law).stream().map(pact -> pact.planet().id()).toList();
        return of(law, seat).filter(trade -> trade.planets().stream().noneMatch(prizes::contains));
    }

    List<String> planets() {
        return List.of(give, get);
    }

    /** The line of one of the two. */
    Swap line(Seat seat) {
        return seat.equals(one)
                ? new Swap(List.of(give), List.of(get), other)
                : new Swap(List.of(get), List.of(give), one);
    }
}
