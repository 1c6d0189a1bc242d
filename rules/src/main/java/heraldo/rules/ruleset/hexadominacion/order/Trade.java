package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.Stock;

/** <i>Comercio</i>: resources for resources, if the other realm registers the mirrored line (H9, R11). */
public record Trade(Seat realm, Stock gives, Stock gets) implements Order {

    /** The line that the other realm registers, for it to come about. */
    public Trade mirrored(Seat own) {
        return new Trade(own, /* gives= */ gets, /* gets= */ gives);
    }
}
