package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.order.Tribute;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;

/** Delivers a tribute out of a store that is nearly full. */
record Generosity(MissionBook missions) implements Habit {

    @Override
    public void follow(Draft draft) {
        for (Quest quest : draft.realm().quests().active()) {
            if (missions.tribute(quest)
                    .filter(tribute -> spares(draft, tribute))
                    .isPresent()) {
                draft.add(new Tribute(quest.id()));
            }
        }
    }

    /** Returns whether the store is at least three quarters full of every resource in a tribute. */
    private static boolean spares(Draft draft, Stock tribute) {
        int limit = draft.law.book().era(draft.province().era()).store();
        return Good.ALL.stream()
                .filter(good -> tribute.get(good) > 0)
                .allMatch(good -> 4 * draft.left().get(good) >= 3 * limit);
    }
}
