package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.ruleset.kaixiflan.order.court.Banquet;
import heraldo.rules.ruleset.kaixiflan.order.court.Guide;
import heraldo.rules.ruleset.kaixiflan.state.Office;

/** As Favourite brings Kaixiflán home, where he doubles the harvest, and gives a banquet. */
final class Courtship implements Habit {

    @Override
    public void follow(Draft draft) {
        if (!draft.realm().court().holds(draft.owner, Office.FAVOURITE)) {
            return;
        }
        if (draft.realm().court().kaixiflan().equals(draft.capital())) {
            draft.add(new Banquet(draft.capital()));
        } else {
            draft.add(new Guide(draft.capital()));
        }
    }
}
