package heraldo.rules.ruleset.tribus.law;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;

/** Occasion for an order (T4, Q45). */
public enum Occasion {
    /** The tribe's pick in the draft (T1). */
    DRAFT,
    /** In the tribe's own turn, or as a draft for it. */
    TURN,
    /** At any time once the cities are picked (T24). */
    EVER;

    /** Refuses an order at the wrong time: E_CLOSED and E_NOT_ACTIVE. */
    public Optional<Refusal> refusal(World world, Seat seat) {
        int tribe = seat.number();
        if (world.ending().isPresent()) {
            return Optional.of(Refusal.of("E_CLOSED", "Q42", "why", Message.of("closed.over")));
        }
        if (!world.in(tribe)) {
            return inactive("T3", Message.of("inactive.out"));
        }
        if (world.stage() == Stage.PICK) {
            return picking(world, tribe);
        }
        return switch (this) {
            case DRAFT -> inactive("T1", Message.of("inactive.drafted"));
            case TURN -> own(world, tribe);
            case EVER -> Optional.empty();
        };
    }

    private Optional<Refusal> picking(World world, int tribe) {
        int active = world.active().orElse(Tribe.NOBODY);
        if (active != tribe) {
            return inactive("T1", Message.of("inactive.draft", "tribe", Say.tribe(active)));
        }
        return this == DRAFT ? Optional.empty() : inactive("T1", Message.of("inactive.pick"));
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
