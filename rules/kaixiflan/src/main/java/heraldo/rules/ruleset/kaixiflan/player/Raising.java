package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.order.build.Build;
import java.util.Comparator;

/** Raises every building that can be paid, the one with most Fame for its cost first; what ends the game is left to others. */
final class Raising implements Habit {

    private static final int WHOLE = 1000;

    @Override
    public void follow(Draft draft) {
        draft.law.book().buildings().stream()
                .filter(building ->
                        !building.ends() && building.era() <= draft.province().era())
                .filter(building -> !draft.province().buildings().contains(building.id()))
                .sorted(Comparator.comparingInt(
                        (Building building) -> -WHOLE * building.era() / Masonry.total(building.cost())))
                .filter(building -> draft.left().covers(building.cost()))
                .forEach(building -> draft.add(new Build(building.id())));
    }
}
