package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.check.Examiner;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Comparator;
import java.util.List;

/** Rules a province while nobody else does: what matters most comes first, until the actions are used up. */
public final class Steward {

    private static final int ALL = 99;

    private final Examiner examiner;
    private final List<Habit> habits;

    public Steward(Examiner examiner, MissionBook missions) {
        this.examiner = examiner;
        this.habits = List.of(
                new Citizenship(false, Comparator.naturalOrder()),
                new Masonry(),
                new Courtship(false),
                new Harvesting(1),
                new Peopling(),
                new Settling(),
                new Soldiery(),
                new Generosity(missions),
                new Harvesting(ALL),
                new Bargaining(ALL),
                new Scouting());
    }

    /** A sensible sheet; none of its lines is refused. */
    public OrderSheet propose(Law law, Owner owner) {
        Draft draft = new Draft(law, owner, examiner);
        habits.forEach(habit -> habit.follow(draft));
        return draft.finished();
    }
}
