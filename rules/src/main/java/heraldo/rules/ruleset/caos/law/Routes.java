package heraldo.rules.ruleset.caos.law;

import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.order.Defend;
import heraldo.rules.ruleset.caos.order.DefendSector;
import heraldo.rules.ruleset.caos.order.Effort;
import heraldo.rules.ruleset.caos.order.Invade;
import java.util.Optional;

/** By which way the units of an order go, and what that costs. The order is one that stands. */
public final class Routes {

    private Routes() {}

    /** The way of an invasion: the one it names, or the cheapest (C20, CR15). */
    public static Optional<Access.Way> way(Law law, Access access, Invade order) {
        Planet planet = law.galaxy().planet(order.planet());
        return order.from().isPresent() ? access.through(order.from().get(), planet) : access.to(planet);
    }

    /** What an order of units costs (C21 to C23). */
    public static Cost cost(Law law, Access access, Effort order) {
        return switch (order) {
            case Invade invade -> Cost.invading(law.rates().costs(), invade.units(), crosses(way(law, access, invade)));
            case Defend defend -> Cost.defending(law.rates().costs(), defend.units(), crosses(law, access, defend));
            case DefendSector sector -> Cost.guarding(law.rates().costs(), sector.units());
        };
    }

    private static boolean crosses(Law law, Access access, Defend order) {
        Planet planet = law.galaxy().planet(order.planet());
        return !access.owns(planet) && crosses(access.to(planet));
    }

    private static boolean crosses(Optional<Access.Way> way) {
        return way.filter(Access.Way::crosses).isPresent();
    }
}
