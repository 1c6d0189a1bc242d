package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.troop.Levy;
import heraldo.rules.ruleset.kaixiflan.order.troop.Recruit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Raises armies, where colonists beside the capital could found a fort with them.
 *
 * @param most the number of armies wanted in all
 */
record Levying(int most) implements Habit {

    private static final Units ONE = new Units(0, 1);

    @Override
    public void follow(Draft draft) {
        int wanted = Math.min(most, draft.law.book().most().armies())
                - draft.muster().total(draft.owner).armies();
        Stock one = draft.law.book().cost(ONE);
        int count = 0;
        while (count < wanted && draft.left().covers(one.times(count + 1))) {
            count++;
        }
        if (count > 0 && draft.actionsLeft() > 0) {
            Levy levy = new Levy(Optional.of(place(draft)), Optional.empty(), Optional.of(count));
            draft.add(new Recruit(draft.capital(), List.of(levy)));
        }
    }

    private static Hex place(Draft draft) {
        return draft.capital().neighbours().stream()
                .filter(hex -> draft.realm().town(hex).isEmpty())
                .max(Comparator.comparingInt(
                        (Hex hex) -> draft.muster().at(hex, draft.owner).colonists()))
                .orElse(draft.capital());
    }
}
