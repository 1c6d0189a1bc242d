package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.order.Fight;
import heraldo.rules.ruleset.kaixiflan.order.Leg;
import heraldo.rules.ruleset.kaixiflan.order.Marching;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;

/** Whom an order attacks: those it fights, and those whose settlements contrary units would bring into revolt (R28, R70). */
public final class Harm {

    private Harm() {}

    /** Whom an order of a province attacks. The independents are nobody's seat. */
    public static SortedSet<Seat> of(Law law, Owner owner, Order order) {
        Stream<Owner> harmed = switch (order) {
            case Fight fight -> fought(law, owner, fight).stream();
            case Marching march -> invaded(law, march.subject(owner), march);
            default -> Stream.empty();
        };
        return Frozen.set(harmed.filter(other -> other != owner)
                .flatMap(other -> other.seat().stream())
                .toList());
    }

    /** Whom it names; if nobody, then whoever may be meant. */
    private static Collection<Owner> fought(Law law, Owner owner, Fight fight) {
        return fight.against().map(List::of).orElseGet(() -> law.peace().foes(fight.hex(), owner));
    }

    private static Stream<Owner> invaded(Law law, Owner subject, Marching march) {
        return march.legs().stream()
                .map(Leg::destination)
                .filter(hex -> !law.peace().pacified(hex))
                .flatMap(hex -> townsman(law, hex).stream())
                .filter(other -> law.peace().contrary(subject, other));
    }

    private static Optional<Owner> townsman(Law law, Hex hex) {
        return law.realm().town(hex).map(Town::owner);
    }
}
