package heraldo.rules.ruleset.cathay.check;

import static heraldo.rules.ruleset.cathay.check.Check.buildings;
import static heraldo.rules.ruleset.cathay.check.Check.refuse;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Limits;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.law.Links;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.Rise;
import heraldo.rules.ruleset.cathay.order.Road;
import heraldo.rules.ruleset.cathay.order.Settle;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Optional;

/** The orders that put something on the board (§2.3, §2.4, Y37). */
record BuildChecks(Prices prices) {

    Optional<Refusal> start(Position position, Seat seat, Start order) {
        Optional<Refusal> site = Check.site(position, seat, order.corner());
        if (site.isPresent()) {
            return site;
        }
        if (position.paver(order.edge()) != 0) {
            return taken(order.edge());
        }
        boolean touches = Net.low(order.edge()) == order.corner() || Net.high(order.edge()) == order.corner();
        return touches
                ? Check.FINE
                : refuse(
                        "E_NOT_CONNECTED",
                        "Y9",
                        "problem",
                        "start",
                        "place",
                        Net.edgeName(order.edge()),
                        "corner",
                        order.corner());
    }

    Optional<Refusal> road(Position position, Seat seat, Road order) {
        if (position.paver(order.edge()) != 0) {
            return taken(order.edge());
        }
        Optional<Refusal> limit = Check.limit(
                buildings(position, seat).roads().count(), limits(position).roads(), "road");
        if (limit.isPresent()) {
            return limit;
        }
        return Links.reaches(position, seat, order.edge())
                ? Check.funds(position.side(seat).hand(), prices.road())
                : loose("Y11", "road", Net.edgeName(order.edge()));
    }

    Optional<Refusal> settle(Position position, Seat seat, Settle order) {
        Optional<Refusal> site = Check.site(position, seat, order.corner());
        if (site.isPresent()) {
            return site;
        }
        Optional<Refusal> limit = settlements(position, seat);
        if (limit.isPresent()) {
            return limit;
        }
        return Links.linked(position, seat).has(order.corner())
                ? Check.funds(position.side(seat).hand(), prices.settlement())
                : loose("Y15", "settlement", String.valueOf(order.corner()));
    }

    Optional<Refusal> city(Position position, Seat seat, City order) {
        if (!buildings(position, seat).settlements().has(order.corner())) {
            return refuse("E_NOT_YOURS", "Y13", "problem", "city", "corner", order.corner());
        }
        Optional<Refusal> limit = Check.limit(
                buildings(position, seat).cities().count(), limits(position).cities(), "city");
        return limit.isPresent() ? limit : Check.funds(position.side(seat).hand(), prices.city());
    }

    Optional<Refusal> rise(Position position, Seat seat, Rise order) {
        return Check.site(position, seat, order.corner());
    }

    static Optional<Refusal> settlements(Position position, Seat seat) {
        return Check.limit(
                buildings(position, seat).settlements().count(),
                limits(position).settlements(),
                "settlement");
    }

    private static Limits limits(Position position) {
        return position.settings().limits();
    }

    private static Optional<Refusal> taken(int edge) {
        return refuse("E_OCCUPIED", "Y11", "problem", "edge", "place", Net.edgeName(edge));
    }

    private static Optional<Refusal> loose(String rule, String what, String place) {
        return refuse("E_NOT_CONNECTED", rule, "problem", what, "place", place, "corner", 0);
    }
}
