package heraldo.rules.ruleset.caos.game;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Invade;
import java.util.Optional;
import java.util.SortedSet;

/** Whom an order attacks: the band whose planet is invaded (C27), or is to be, in an alliance (C30). */
public final class Harm {

    private Harm() {}

    /** Whom an order of a band attacks. */
    public static SortedSet<Seat> of(Law law, Seat seat, Order order) {
        return Frozen.set(target(order).flatMap(law::owner).filter(owner -> !owner.equals(seat)).stream()
                .toList());
    }

    private static Optional<String> target(Order order) {
        return switch (order) {
            case Invade invade -> Optional.of(invade.planet());
            case Ally ally -> Optional.of(ally.planet());
            default -> Optional.empty();
        };
    }
}
