package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.say.Places;
import java.util.Optional;

/** The check that a seat has access to a planet (C17, C18). */
public final class Landing {

    private Landing() {}

    public static Optional<Refusal> refusal(Planet planet, Plan plan) {
        if (!plan.access().ways(planet).isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(plan.law().landless(plan.seat()) ? landless(planet, plan) : distant(planet));
    }

    private static Refusal distant(Planet planet) {
        return Refusal.of(
                "E_NO_ACCESS",
                "C17",
                "planet",
                Places.planet(planet.id()),
                "subsector",
                Places.subsector(planet.subsector()));
    }

    private static Refusal landless(Planet planet, Plan plan) {
        if (planet.side() == Side.EYE) {
            return Refusal.of("E_LANDLESS_EYE", "C18", "planet", Places.planet(planet.id()));
        }
        Seat guard = plan.access().guard(planet).orElseThrow();
        return Refusal.of(
                "E_LANDLESS_SAFE",
                "C18",
                "planet",
                Places.planet(planet.id()),
                "owner",
                guard,
                "sector",
                Places.sector(planet.sector()));
    }
}
