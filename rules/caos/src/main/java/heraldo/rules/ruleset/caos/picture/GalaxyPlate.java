package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Points;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Rank;
import heraldo.rules.scene.Wheel;
import heraldo.rules.scene.Wheel.Raid;
import heraldo.rules.scene.Wheel.Sign;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The galaxy as a plate: the wheel, how the bands stand, what the signs mean that are on it. */
final class GalaxyPlate {

    private final War war;
    private final War before;
    private final Standings standings;
    private final Wheel wheel;

    /**
     * A plate.
     *
     * @param before the position in which the turn was opened that is shown
     */
    GalaxyPlate(Law law, War before, Standings standings) {
        this.war = law.war();
        this.before = before;
        this.standings = standings;
        this.wheel = new GalaxyWheel(law, before).wheel();
    }

    Plate plate() {
        return new Plate(Message.of("scene.plate.heading"), Say.turn(before), wheel, ranks(), keys());
    }

    private List<Rank> ranks() {
        return standings.rows().stream().map(this::rank).toList();
    }

    private Rank rank(Standings.Row row) {
        return new Rank(
                row.seat(),
                (Integer) row.cells().get(standings.columns().indexOf("rank")),
                row.total(),
                war.latest().points().getOrDefault(row.seat(), Points.NONE).total(),
                war.band(row.seat()).resigned());
    }

    private List<Plate.Key> keys() {
        List<Plate.Key> keys = new ArrayList<>();
        add(
                keys,
                Sign.CHANGED,
                wheel.worlds().stream().anyMatch(w -> w.dominion().changed()));
        add(keys, Sign.FAILED, wheel.raids().stream().anyMatch(Raid::failed));
        add(keys, Sign.SHIELD, wheel.worlds().stream().anyMatch(w -> w.shield().isPresent()));
        add(keys, Sign.RESOURCE, wheel.worlds().stream().anyMatch(w -> w.resources() > 0));
        add(keys, Sign.PEOPLE, wheel.worlds().stream().anyMatch(w -> w.people().isPresent()));
        add(keys, Sign.HOLY, wheel.worlds().stream().anyMatch(w -> w.holy().isPresent()));
        return keys;
    }

    private static void add(List<Plate.Key> keys, Sign sign, boolean shown) {
        if (shown) {
            keys.add(new Plate.Key(sign, Message.of("scene.plate." + sign.name().toLowerCase(Locale.ROOT))));
        }
    }
}
