package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.state.Attack;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Point;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The attacks of the last turn: from the attacker's nearest planet where it had access, or from outside the galaxy for a band
 * that had none; a whole line for a conquest, a broken one for a failure.
 */
final class Arrows {

    private static final int WON = 6;
    private static final int FAILED = 4;

    /** The distance of an arrow's tip from the middle of its target: outside its disc, or outside the ring of a conquest. */
    private static final int BEFORE_DISC = 28;

    private static final int BEFORE_RING = 38;
    private static final int AFTER = 16;

    private final War war;
    private final Chart chart;

    Arrows(War war, Chart chart) {
        this.war = war;
        this.chart = chart;
    }

    List<Link> links() {
        List<Attack> attacks = war.latest().attacks();
        return IntStream.range(0, attacks.size())
                .mapToObj(i -> link(attacks.get(i), turn(attacks, i)))
                .toList();
    }

    /** Several landings on one planet come from directions of their own: 0, 1, −1, 2, … */
    private static int turn(List<Attack> attacks, int i) {
        int before = (int) attacks.subList(0, i).stream()
                .filter(other -> other.planet().equals(attacks.get(i).planet())
                        && other.from().isEmpty())
                .count();
        return before % 2 == 0 ? -before / 2 : (before + 1) / 2;
    }

    private Link link(Attack attack, int turn) {
        Point to = chart.planet(attack.planet());
        Point from = attack.from()
                .map(subsector -> source(attack, chart.galaxy().subsector(subsector)))
                .orElseGet(() -> chart.outside(attack.planet(), turn));
        int start = attack.from().isPresent() ? AFTER : 0;
        return new Link(
                List.of(from.toward(to, start), to.toward(from, attack.won() ? BEFORE_RING : BEFORE_DISC)),
                Ink.seat(attack.seat().number()),
                attack.won() ? WON : FAILED,
                !attack.won(),
                true);
    }

    /** The attacker's planet in the subsector that is nearest; the middle of the subsector if none is left. */
    private Point source(Attack attack, Subsector subsector) {
        Point target = chart.planet(attack.planet());
        return subsector.planets().stream()
                .map(Planet::id)
                .filter(id -> !id.equals(attack.planet()) && held(id, attack.seat()))
                .map(chart::planet)
                .min(Comparator.comparingLong(point -> square(point, target)))
                .orElseGet(() -> chart.middle(subsector));
    }

    /** Returns whether the attacker already owned a planet before the attacks of this turn. */
    private boolean held(String planet, Seat seat) {
        return war.world(planet).isOf(seat) && !war.latest().conquests().contains(planet);
    }

    private static long square(Point one, Point other) {
        long x = (long) one.x() - other.x();
        long y = (long) one.y() - other.y();
        return x * x + y * y;
    }
}
