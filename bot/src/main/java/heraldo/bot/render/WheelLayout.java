package heraldo.bot.render;

import heraldo.bot.render.Orbs.Orb;
import heraldo.rules.scene.Wheel;
import java.util.List;

/** Where everything lies on a wheel that is not the same on every wheel: worlds, raids, names. */
record WheelLayout(List<Orb> orbs, List<RaidFlight> flights, List<WorldNames.Placed> names) {

    static WheelLayout of(Wheel wheel, Wording wording) {
        List<Orb> orbs = Orbs.of(wheel.worlds());
        List<RaidFlight> flights = new RaidRoutes(orbs, wheel.radii()).find(wheel.raids());
        return new WheelLayout(orbs, flights, new WorldNames(orbs, flights, wheel.radii(), wording).find());
    }
}
