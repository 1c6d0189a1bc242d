package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Recruiting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Leads a tribe while nobody else does: bargains first, then recruits, then ships, then armies. */
public final class Chief {

    private static final int SELDOM = 8;

    private Chief() {}

    /** A sensible sheet; none of its lines is refused. */
    public static OrderSheet propose(Rulebook book, Examiner examiner, World world, Seat seat, Dice dice) {
        Plan plan = plan(book, examiner, world, Personality.of(world, seat.number(), dice));
        return world.settings().live() ? plan.sheet() : written(plan);
    }

    /**
     * The same for a player's tribe: the chief keeps every pact and offers neither cities in need nor gifts.
     *
     * @param school how the chief has learned to lead
     */
    public static OrderSheet govern(
            Rulebook book, Examiner examiner, World world, Seat seat, Stance stance, School school, Dice dice) {
        return plan(book, examiner, world, new Personality(dice, seat.number(), stance, school))
                .sheet();
    }

    private static Plan plan(Rulebook book, Examiner examiner, World world, Personality personality) {
        Plan plan = new Plan(book, examiner, world, personality.tribe(), personality);
        boolean active = world.active().equals(Optional.of(personality.tribe()));
        if (active && world.stage() == Stage.PICK) {
            new Drafting().follow(plan);
        } else if (active) {
            personality.school().habits().forEach(habit -> habit.follow(plan));
        }
        return plan;
    }

    /** Some think of their recruits last; they come first all the same (Q18). */
    private static OrderSheet written(Plan plan) {
        List<Order> orders = new ArrayList<>(plan.sheet().orders());
        if (plan.personality.once("recruits last", SELDOM)) {
            orders.sort(Comparator.comparing(Recruiting.class::isInstance));
        }
        return new OrderSheet(orders);
    }
}
