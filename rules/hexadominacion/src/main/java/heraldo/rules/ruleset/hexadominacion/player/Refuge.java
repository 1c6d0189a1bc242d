package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.order.MoveCapital;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.Comparator;
import java.util.Optional;

/** Takes the capital to a city that is safer, when somebody stands before the present one, or grander, when nobody does. */
final class Refuge implements Habit {

    @Override
    public void follow(Draft draft) {
        int capital = draft.realm().capital();
        if (draft.realm().hasCapital()) {
            Optional<Integer> city = draft.frontier.quiet(capital) ? residence(draft) : refuge(draft);
            city.ifPresent(better -> move(draft, better));
        }
    }

    /** Returns a higher city that no rival touches, if the realm can afford to move its capital there. */
    private static Optional<Integer> residence(Draft draft) {
        Costs costs = draft.book.costs();
        int level = draft.world.tile(draft.realm().capital()).level();
        return draft.frontier.own().stream()
                .filter(hex -> draft.world.tile(hex).city() && draft.frontier.quiet(hex))
                .filter(hex -> draft.world.tile(hex).level() >= Math.max(level + 1, costs.capitalLevel()))
                .filter(hex -> draft.affords(costs.capital().times(2)))
                .findFirst();
    }

    /** Raises the city first where it is one level too low. */
    private static void move(Draft draft, int city) {
        Costs costs = draft.book.costs();
        int level = draft.world.tile(city).level();
        boolean low = level < costs.capitalLevel();
        Stock step = low ? costs.build(level) : Stock.NONE;
        if (draft.left().covers(step.plus(costs.capital())) && (!low || draft.buy(new Build(city), step))) {
            draft.buy(new MoveCapital(city), costs.capital());
            draft.capital(city);
        }
    }

    /** The safest of the cities that can be high enough when the capital moves. */
    private static Optional<Integer> refuge(Draft draft) {
        int capital = draft.realm().capital();
        int least = draft.book.costs().capitalLevel() - 1;
        return draft.frontier.own().stream()
                .filter(hex -> hex != capital && draft.world.tile(hex).city())
                .filter(hex -> draft.world.tile(hex).level() >= least)
                .filter(hex -> draft.frontier.threat(hex) < draft.frontier.threat(capital))
                .min(Comparator.comparingInt(draft.frontier::threat));
    }
}
