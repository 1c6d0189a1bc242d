package heraldo.rules.ruleset.tribus.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.order.Bargain;
import heraldo.rules.ruleset.tribus.order.Pick;
import heraldo.rules.ruleset.tribus.order.TurnOrder;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;

/** Whether it is the time for an order of a seat (T4, Q45). */
public final class Phase {

    private Phase() {}

    /** E_CLOSED and E_NOT_ACTIVE. */
    public static Optional<Refusal> refusal(World world, Seat seat, Order order) {
        int tribe = seat.number();
        if (world.ending().isPresent()) {
            return Optional.of(Refusal.of("E_CLOSED", "Q42", "why", Message.of("closed.over")));
        }
        if (!world.in(tribe)) {
            return inactive("T3", Message.of("inactive.out"));
        }
        if (world.stage() == Stage.PICK) {
            return picking(world, tribe, order);
        }
        return switch (order) {
            case Bargain bargain -> Optional.empty();
            case TurnOrder own -> own(world, tribe);
            default -> inactive("T1", Message.of("inactive.drafted"));
        };
    }

    private static Optional<Refusal> picking(World world, int tribe, Order order) {
        int active = world.active().orElse(Tribe.NOBODY);
        if (active != tribe) {
            return inactive("T1", Message.of("inactive.draft", "tribe", Say.tribe(active)));
        }
        return order instanceof Pick ? Optional.empty() : inactive("T1", Message.of("inactive.pick"));
    }

    private static Optional<Refusal> own(World world, int tribe) {
        if (world.active().equals(Optional.of(tribe))) {
            return Optional.empty();
        }
        if (world.today().equals(Optional.of(tribe))) {
            return Optional.of(Refusal.of("E_CLOSED", "Q44", "why", Message.of("closed.played")));
        }
        Message day =
                Message.of("inactive.day", "day", Say.day(world.tribe(tribe).day()));
        return world.settings().keepsDrafts() ? Optional.empty() : inactive("T4", day);
    }

    private static Optional<Refusal> inactive(String rule, Message why) {
        return Optional.of(Refusal.of("E_NOT_ACTIVE", rule, "why", why));
    }
}
