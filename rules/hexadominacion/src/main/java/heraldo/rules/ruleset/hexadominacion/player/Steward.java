package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;

/** Rules a realm while nobody else does: each habit takes what it needs and leaves the rest to the next. */
public final class Steward {

    /** So long everybody takes land before anything else. */
    private static final int GRAB = 9;

    private static final List<Habit> PEACE_FIRST = List.of(
            new Voting(),
            new Bargaining(),
            new Estates(),
            new Refuge(),
            new Watch(),
            new Masonry(),
            new Conquering(),
            new Guarding(),
            new Thrift(),
            new Harvesting());

    private static final List<Habit> WAR_FIRST = List.of(
            new Voting(),
            new Bargaining(),
            new Estates(),
            new Refuge(),
            new Watch(),
            new Conquering(),
            new Guarding(),
            new Masonry(),
            new Thrift(),
            new Harvesting());

    private final Rulebook book;

    public Steward(Rulebook book) {
        this.book = book;
    }

    /** A sensible sheet; none of its lines is refused. */
    public OrderSheet propose(World world, Seat seat, Dice dice) {
        return sheet(world, seat, dice, false);
    }

    /** The same for a realm that is somebody's: the governor never surrenders, makes no gifts, and promises only what it can deliver. */
    public OrderSheet govern(World world, Seat seat, Dice dice) {
        return sheet(world, seat, dice, true);
    }

    private OrderSheet sheet(World world, Seat seat, Dice dice, boolean loyal) {
        if (!world.open() || !world.seated(seat) || !world.realm(seat).active()) {
            return OrderSheet.EMPTY;
        }
        Draft draft = new Draft(world, seat, book, dice, loyal);
        if (!loyal && Despair.of(draft)) {
            return draft.sheet();
        }
        habits(draft).forEach(habit -> habit.follow(draft));
        return draft.sheet();
    }

    private static List<Habit> habits(Draft draft) {
        if (draft.world.round() <= GRAB) {
            return WAR_FIRST;
        }
        boolean builds = draft.personality == Personality.MASON
                || (draft.personality == Personality.MERCHANT && draft.world.round() % 2 == 0);
        return builds ? PEACE_FIRST : WAR_FIRST;
    }
}
