package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.order.build.Progressing;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.worth.Leaning;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** In which order governors look after things. */
final class Plans {

    private static final int ALL = 99;

    private final Habit tributes;

    Plans(MissionBook missions) {
        this.tributes = new Generosity(missions);
    }

    /** Returns a plan that begins with the Wonder, as every sheet does. */
    private List<Habit> plan(Habit... habits) {
        List<Habit> plan = new ArrayList<>();
        plan.add(Plans::wonder);
        plan.addAll(List.of(habits));
        return plan;
    }

    private static void wonder(Draft draft) {
        draft.add(new Progressing(Optional.empty()));
    }

    /** Nobody can afford a war in the first Era. */
    private static Habit later(Habit habit) {
        return draft -> {
            if (draft.province().era() > 1) {
                habit.follow(draft);
            }
        };
    }

    /** Returns the usual plan of a leaning: a first round to its taste, then the habits that use up the rest of the turn. */
    List<Habit> habit(Leaning leaning) {
        boolean war = leaning.count("war") > 0;
        List<Habit> plan = plan(new Masonry(), new Courtship(true), new Harvesting(1));
        plan.add(new Diplomacy(1, leaning.count("envoys") > 0));
        plan.add(new Bargaining(1));
        plan.add(new Pathfinding(leaning.count("scouts")));
        plan.add(new Peopling());
        plan.add(later(new Levying(leaning.count("garrison"))));
        plan.add(later(new Warfare(owner -> war || owner == Owner.IND)));
        plan.addAll(List.of(new Settling(), tributes, new Harvesting(ALL), new Bargaining(ALL), new Pathfinding(ALL)));
        return plan;
    }

    /** Other ways to go on. */
    List<List<Habit>> ideas(Leaning leaning) {
        Habit court = new Courtship(true);
        Habit harvest = new Harvesting(1);
        Habit twice = new Harvesting(2);
        Habit trade = new Bargaining(2);
        Habit paths = new Pathfinding(ALL);
        return List.of(
                plan(new Masonry(), court, harvest, new Peopling(), trade, paths),
                plan(new Masonry(), court, twice, new Bargaining(ALL), tributes, paths),
                plan(new Masonry(), court, harvest, new Diplomacy(2, true), trade, paths),
                plan(new Masonry(), court, harvest, trade, new Peopling(), new Settling(), new Harvesting(ALL), paths),
                plan(court, new Raising(), harvest, trade, later(new Levying(ALL)), paths),
                plan(court, new Warfare(owner -> true), harvest, later(new Levying(4)), trade, new Peopling(), paths),
                plan(court, new Colonies(), harvest, trade, new Peopling(), paths));
    }
}
