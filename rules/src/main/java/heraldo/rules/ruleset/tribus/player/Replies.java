package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.law.Property;
import heraldo.rules.ruleset.tribus.order.Accept;
import heraldo.rules.ruleset.tribus.order.Proposal;
import heraldo.rules.ruleset.tribus.order.Reject;
import heraldo.rules.ruleset.tribus.order.Withdraw;
import heraldo.rules.ruleset.tribus.state.Pact;
import java.util.Optional;

/** Answers pacts: accepts what is worth as much as it costs, by number or by saying the same, and takes old offers back. */
final class Replies implements Habit {

    private static final int OLD = 3;
    private static final int SELDOM = 3;
    private static final int FAITHLESS = 5;

    @Override
    public void follow(Plan plan) {
        for (Pact pact : plan.now().pacts()) {
            if (pact.accepted() && plan.temper.loyal() && pact.between(plan.tribe)) {
                plan.pledge(pact);
            } else if (!pact.accepted() && pact.receiver() == plan.tribe) {
                answer(plan, pact);
            } else if (!pact.accepted() && pact.giver() == plan.tribe) {
                boolean old = plan.now().ticks() - pact.proposed() >= OLD;
                if (old && plan.temper.once("withdraw|" + pact.id(), 2)) {
                    plan.add(new Withdraw(pact.id()));
                }
            }
        }
    }

    /** Most chiefs keep their word, and nobody can be sure of it, unless he rules for somebody else. */
    private static void bind(Plan plan, Pact pact) {
        if (plan.temper.loyal() || !plan.temper.once("word|" + pact.id(), FAITHLESS)) {
            plan.pledge(pact);
        }
    }

    private static void answer(Plan plan, Pact pact) {
        Worth worth = Worth.of(plan);
        boolean fair = new Property(plan.chart).owned(plan.board(), pact)
                && worth.assets(pact.give(), plan.tribe) >= worth.assets(pact.get(), plan.tribe);
        boolean seldom = plan.temper.once("answer|" + pact.id(), SELDOM);
        if (fair) {
            bind(plan, pact);
        }
        if (fair && seldom) {
            plan.add(new Proposal(new Seat(pact.giver()), pact.get(), pact.give(), Optional.empty()));
        } else if (fair) {
            plan.add(new Accept(pact.id()));
        } else if (!seldom) {
            plan.add(new Reject(pact.id()));
        }
    }
}
