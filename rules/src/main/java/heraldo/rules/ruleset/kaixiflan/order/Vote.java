package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** <i>Votar</i>: one vote for each office; what is left out is an abstention (K41, R79). */
public record Vote(Optional<Owner> favourite, Optional<Owner> governor, Optional<Owner> trade) implements Order {

    public Optional<Owner> of(Office office) {
        return switch (office) {
            case FAVOURITE -> favourite;
            case GOVERNOR -> governor;
            case TRADE -> trade;
        };
    }

    /** Everybody voted for. */
    public List<Owner> candidates() {
        return Stream.of(favourite, governor, trade).flatMap(Optional::stream).toList();
    }
}
