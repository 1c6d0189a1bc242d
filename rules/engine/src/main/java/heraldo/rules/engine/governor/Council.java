package heraldo.rules.engine.governor;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.mind.Budget;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.SequencedSet;

/** Decides what a governor sends. */
public final class Council {

    private Council() {}

    /**
     * The sheet that a governor sends for a seat, made only from what the seat may see. The same dice give the same sheet.
     *
     * @param dice the governor's own, never those of the turn
     */
    public static <S> OrderSheet decide(Ruleset<S> rules, S state, Seat seat, Governor governor, Dice dice) {
        Optional<Mind<S>> mind = rules.think().mind();
        return mind.isPresent()
                ? decide(rules, mind.get(), state, seat, governor, dice)
                : rules.think().govern(state, seat, dice);
    }

    private static <S> OrderSheet decide(
            Ruleset<S> rules, Mind<S> mind, S state, Seat seat, Governor governor, Dice dice) {
        Revision<S> revision = new Revision<>(rules, mind, state, seat);
        OrderSheet meant = meant(revision, governor, dice);
        return revision.overlooked(meant, mind.budget(governor.strength()).slips(), dice);
    }

    private static <S> OrderSheet meant(Revision<S> revision, Governor governor, Dice dice) {
        Mind<S> mind = revision.mind();
        OrderSheet habit = mind.habit(revision.state(), revision.seat(), governor.temper(), dice);
        Budget budget = mind.budget(governor.strength());
        if (!budget.weighs()) {
            return habit;
        }
        SequencedSet<OrderSheet> ideas = new LinkedHashSet<>();
        ideas.add(habit);
        mind.ideas(revision.state(), revision.seat(), governor.temper(), dice)
                .filter(idea -> !idea.equals(habit))
                .distinct()
                .limit(budget.sheets() - 1)
                .forEachOrdered(ideas::add);
        if (ideas.size() == 1) {
            return habit;
        }
        Prospect<S> prospect = Prospect.of(revision, governor, dice);
        return new Deliberation<>(revision, prospect, budget.sheets()).best(ideas);
    }
}
