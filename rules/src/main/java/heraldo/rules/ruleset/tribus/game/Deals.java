package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.order.Proposal;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;

/** Pacts: two proposals that mirror each other are one accepted pact (Q39). */
public final class Deals {

    private Deals() {}

    /** What an order of a tribe needs another to propose. */
    public static List<Deal> of(World world, Seat seat, Order order) {
        return order instanceof Proposal proposal && !answers(world, seat, proposal)
                ? List.of(new Deal(
                        proposal.with(),
                        new Proposal(seat, proposal.get(), proposal.give(), proposal.note()),
                        Message.of("deal.pact")))
                : List.of();
    }

    /** Whether it accepts what the other has proposed before. */
    private static boolean answers(World world, Seat seat, Proposal proposal) {
        Pact pact = new Pact(
                world.nextPact(),
                seat.number(),
                proposal.with().number(),
                proposal.give(),
                proposal.get(),
                proposal.note(),
                world.ticks(),
                false);
        return world.pacts().stream().anyMatch(standing -> !standing.accepted() && pact.mirrors(standing));
    }
}
