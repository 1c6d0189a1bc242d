package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import java.util.Comparator;
import java.util.List;

/** Lets cities yield what will be scarcest, and the best of them what comes next. */
final class Harvesting implements Habit {

    private static final int SEVERAL = 2;

    @Override
    public void follow(Draft draft) {
        List<Integer> cities = draft.frontier.own().stream()
                .filter(hex -> draft.world.tile(hex).city())
                .sorted(Comparator.comparingInt(
                        (Integer hex) -> -draft.world.tile(hex).level()))
                .toList();
        List<Resource> scarce = Resource.ALL.stream()
                .sorted(Comparator.comparingInt(draft.left()::get))
                .toList();
        if (cities.isEmpty()) {
            return;
        }
        draft.add(new Income(Income.ALL, scarce.get(0)));
        if (cities.size() >= SEVERAL) {
            draft.add(new Income(cities.get(0), scarce.get(1)));
        }
    }
}
