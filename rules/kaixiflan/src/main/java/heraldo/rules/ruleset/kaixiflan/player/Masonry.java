package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.order.build.Build;
import heraldo.rules.ruleset.kaixiflan.order.build.Progressing;
import heraldo.rules.ruleset.kaixiflan.worth.Goal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Raises the Wonder as soon as it can be paid, and buildings that pay for themselves. */
final class Masonry implements Habit {

    private static final int WORTH_OF_A_YIELD = 10;
    private static final int WORTH_OF_AN_ERA = 4;
    private static final int WORTH_OF_THE_WAY = 12;
    private static final int WORTH_OF_A_STEP = 8;

    @Override
    public void follow(Draft draft) {
        Goal goal = draft.goal();
        if (draft.add(new Progressing(Optional.empty()))) {
            return;
        }
        List<Building> way = goal.way();
        draft.law.book().buildings().stream()
                .filter(building -> !draft.province().buildings().contains(building.id()))
                .filter(building -> worthwhile(building, way.contains(building), goal.lastEra(), draft))
                .sorted(Comparator.comparingInt((Building building) -> total(building.cost())))
                .forEach(building -> build(building, draft));
    }

    private static void build(Building building, Draft draft) {
        if (draft.actionsLeft() > 1 || building.ends()) {
            draft.add(new Build(building.id()));
        }
    }

    /** In the last Era only what leads to the end; before it, what brings more than it costs. */
    private static boolean worthwhile(Building building, boolean onTheWay, boolean lastEra, Draft draft) {
        if (lastEra) {
            return onTheWay;
        }
        int era = draft.province().era();
        int worth = total(building.gifts().collect()) * (WORTH_OF_A_YIELD + WORTH_OF_AN_ERA * era)
                + (building.gifts().movement() + building.gifts().exploration()) * WORTH_OF_A_STEP
                + (onTheWay ? WORTH_OF_THE_WAY * era : 0);
        return worth >= total(building.cost());
    }

    static int total(Stock stock) {
        return Good.ALL.stream().mapToInt(stock::get).sum();
    }
}
