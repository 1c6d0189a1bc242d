package heraldo.rules.ruleset.caos.game;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.Ending;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.state.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The invariants of every state of a legal game. */
public final class Invariants {

    private final Law law;
    private final War war;
    private final List<String> violations = new ArrayList<>();

    private Invariants(Law law) {
        this.law = law;
        this.war = law.war();
    }

    /** Everything that is wrong with a state, each with the rule it breaks. */
    public static List<String> violations(Law law) {
        Invariants invariants = new Invariants(law);
        invariants.demand(
                law.galaxy().planets().keySet().equals(invariants.war.worlds().keySet()),
                "§8.2 the planets are not those of the galaxy");
        invariants.war.worlds().forEach(invariants::world);
        invariants.war.bands().forEach(invariants::band);
        invariants.faiths();
        invariants.deeds();
        invariants.ending();
        return List.copyOf(invariants.violations);
    }

    private void world(String planet, World world) {
        world.owner().ifPresent(owner -> {
            demand(war.active().contains(owner), "CR50 " + planet + " is of " + owner + ", who does not play");
            demand(world.inhabitants() == 0, "C29 people live on " + planet + ", which is of " + owner);
        });
        boolean barren = law.galaxy().hasPlanet(planet)
                && law.galaxy().planet(planet).kind().isEmpty();
        demand(!barren || world.inhabitants() == 0, "C29 people live on " + planet + ", where nobody ever did");
        world.holy().ifPresent(god -> demand(god.isGod(), "C14 " + planet + " is holy to " + god));
    }

    private void band(Seat seat, Band band) {
        demand(band.permanent() >= 0, "C12 " + seat + " has " + band.permanent() + " permanent actions");
        demand(band.score() >= 0, "C45 " + seat + " has " + band.score() + " points");
        demand(band.favours().stream().allMatch(Faith::isGod), "§1 " + seat + " is favoured by who is no god");
        Faith faith = band.faith();
        demand(!faith.isGod() || band.favours().contains(faith), "§1 " + seat + " is not favoured by its own god");
    }

    /** Minor gods have one band each, all others a few (CR7, CR9). */
    private void faiths() {
        List<Faith> faiths = war.bands().values().stream().map(Band::faith).toList();
        for (Faith faith : faiths) {
            int most = faith.isMinor() ? 1 : war.settings().bandsPerFaith();
            int bands = Collections.frequency(faiths, faith);
            demand(bands <= most, "CR9 " + bands + " bands follow " + faith);
        }
    }

    private void deeds() {
        war.done().forEach((code, seats) -> {
            demand(law.book().deed(code).isPresent(), "C50 there is no deed " + code);
            demand(
                    !seats.isEmpty() && war.bands().keySet().containsAll(seats),
                    "C50 " + code + " was done by " + seats);
        });
    }

    private void ending() {
        Ending ending = war.ending();
        boolean decided = ending.lord().isPresent() || !ending.paladins().isEmpty();
        demand(war.stage() != Stage.ORDERS || !decided, "C46 somebody has won and the game goes on");
        demand(war.stage() != Stage.LIEUTENANTS || ending.lord().isPresent(), "C46 nobody can name lieutenants");
        demand(
                ending.lord().stream().noneMatch(ending.lieutenants()::contains),
                "C46 the winner is his own lieutenant");
    }

    private void demand(boolean holds, String violation) {
        if (!holds) {
            violations.add(violation);
        }
    }
}
