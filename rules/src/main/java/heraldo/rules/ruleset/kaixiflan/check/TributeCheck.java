package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.order.Tribute;
import java.util.Optional;

/** Cumplir (R87): the tribute of an active mission, once. */
record TributeCheck(Tributes tributes) implements Check<Tribute> {

    @Override
    public Optional<Refusal> refusal(Tribute order, Plan plan) {
        boolean open = tribute(order, plan).isPresent() && !plan.tributes.contains(order.mission());
        return Check.when(!open, "E-MIS", "R87", "mission", order.mission());
    }

    private Optional<Stock> tribute(Tribute order, Plan plan) {
        return plan.realm().quests().find(order.mission()).flatMap(tributes::of);
    }

    @Override
    public Stock cost(Tribute order, Plan plan) {
        return tribute(order, plan).orElse(Stock.NONE);
    }

    @Override
    public void note(Tribute order, Plan plan) {
        plan.tributes.add(order.mission());
    }
}
