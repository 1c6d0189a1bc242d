package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Values;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What a seat has ordered so far, while its sheet is examined line by line. Lives within one examination. */
final class Plan {

    private final Law law;
    private final Seat seat;
    private final Access access;
    private final OrderSheet sheet;
    private final List<Order> accepted = new ArrayList<>();

    Plan(Law law, Seat seat, OrderSheet sheet) {
        this.law = law;
        this.seat = seat;
        this.access = new Access(law, seat);
        this.sheet = sheet;
    }

    Law law() {
        return law;
    }

    Seat seat() {
        return seat;
    }

    Access access() {
        return access;
    }

    /** The whole sheet, lines below included. */
    OrderSheet sheet() {
        return sheet;
    }

    /** The orders above that stand. */
    List<Order> accepted() {
        return accepted;
    }

    /** Those of one kind. */
    <O extends Order> List<O> accepted(Class<O> kind) {
        return accepted.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    void accept(Order order) {
        accepted.add(order);
    }

    /** The first planet that this galaxy does not have. */
    Optional<Refusal> unknownPlanet(Collection<String> planets) {
        return planets.stream()
                .filter(planet -> !law.galaxy().hasPlanet(planet))
                .findFirst()
                .map(planet -> Values.unknown("planet", planet));
    }

    /** The first seat that does not play, or plays no more. */
    Optional<Refusal> unknownPlayer(Collection<Seat> seats) {
        return seats.stream()
                .filter(each -> !law.war().active().contains(each))
                .findFirst()
                .map(each -> Values.unknown("player", "#" + each.number()));
    }
}
