package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.law.Property;
import heraldo.rules.ruleset.tribus.order.pact.Accept;
import heraldo.rules.ruleset.tribus.order.pact.Proposal;
import heraldo.rules.ruleset.tribus.order.pact.Reject;
import heraldo.rules.ruleset.tribus.order.pact.Withdraw;
import heraldo.rules.ruleset.tribus.state.Pact;
import java.util.Optional;
import java.util.stream.Stream;

/** Answers pacts: accepts what is worth as much as it costs, by number or by saying the same, and takes old offers back. */
final class Replies implements Habit {

    private static final int OLD = 3;
    private static final int SELDOM = 3;
    private static final int FAITHLESS = 5;

    @Override
    public void follow(Plan plan) {
        if (plan.personality.loyal()) {
            promises(plan).forEach(pact -> plan.pledge(pact.places()));
        }
        for (Pact pact : plan.now().pacts()) {
            if (!pact.accepted() && pact.receiver() == plan.tribe) {
                answer(plan, pact);
            } else if (withdrawn(plan, pact)) {
                plan.add(new Withdraw(pact.id()));
            }
        }
    }

    /** Lists the pacts to which others can hold the tribe: those agreed, and its own offers that stand. */
    private static Stream<Pact> promises(Plan plan) {
        return plan.now().pacts().stream()
                .filter(pact -> pact.accepted() ? pact.between(plan.tribe) : pact.giver() == plan.tribe)
                .filter(pact -> !withdrawn(plan, pact));
    }

    /** Old offers are taken back sooner or later. */
    private static boolean withdrawn(Plan plan, Pact pact) {
        return !pact.accepted()
                && pact.giver() == plan.tribe
                && plan.now().calendar().ticks() - pact.proposed() >= OLD
                && plan.personality.once("withdraw|" + pact.id(), 2);
    }

    private static void answer(Plan plan, Pact pact) {
        Worth worth = Worth.of(plan);
        boolean fair = new Property(plan.chart).owned(plan.board(), pact)
                && worth.assets(pact.give(), plan.tribe) >= worth.assets(pact.get(), plan.tribe)
                && (keepable(plan, pact) || !plan.personality.loyal());
        boolean seldom = plan.personality.once("answer|" + pact.id(), SELDOM);
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

    /** Returns whether nothing of a pact is promised already, and both parties keep a city (Q39). */
    private static boolean keepable(Plan plan, Pact pact) {
        return pact.places().stream().noneMatch(plan::pledged)
                && keepsCity(plan, pact.giver(), pact)
                && keepsCity(plan, pact.receiver(), pact);
    }

    private static boolean keepsCity(Plan plan, int tribe, Pact pact) {
        return plan.chart.cities().stream()
                .filter(city -> plan.tile(city).owner() == tribe)
                .anyMatch(city -> !plan.pledged(city) && !pact.places().contains(city));
    }

    /** Most chiefs keep their word, but not all; a chief who stands in for a player always does. */
    private static void bind(Plan plan, Pact pact) {
        if (plan.personality.loyal() || !plan.personality.once("word|" + pact.id(), FAITHLESS)) {
            plan.pledge(pact.places());
        }
    }
}
