package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.order.court.Banquet;
import heraldo.rules.ruleset.kaixiflan.order.court.Guide;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import java.util.Comparator;
import java.util.List;

/**
 * As Favourite brings Kaixiflán home, where he doubles the harvest, and gives a banquet.
 *
 * @param stages whether he is also brought home from where he does not get there in one turn
 */
record Courtship(boolean stages) implements Habit {

    @Override
    public void follow(Draft draft) {
        if (!draft.realm().court().holds(draft.owner, Office.FAVOURITE)) {
            return;
        }
        if (draft.realm().court().kaixiflan().equals(draft.capital())) {
            draft.add(new Banquet(draft.capital()));
        } else if (!draft.add(new Guide(draft.capital())) && stages) {
            lead(draft);
        }
    }

    /** As near to home as he gets, over explored land. */
    private static void lead(Draft draft) {
        Hex here = draft.realm().court().kaixiflan();
        Hex home = draft.capital();
        List<Hex> stages = here.within(Guide.MOST).stream()
                .filter(hex -> draft.realm().atlas().explored(hex) && hex.distance(home) < here.distance(home))
                .sorted(Comparator.comparingInt(home::distance).thenComparing(Comparator.naturalOrder()))
                .toList();
        for (Hex stage : stages) {
            if (draft.add(new Guide(stage))) {
                return;
            }
        }
    }
}
