package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.state.Owner;

/** An order that uses one of the actions of the turn (K4, R12). */
public interface Action extends Order {

    /** Whether it is given to the independents by their Governor (R82). */
    default boolean independent() {
        return false;
    }

    /** Whose units and settlements it uses when a province gives it. */
    default Owner subject(Owner giver) {
        return independent() ? Owner.IND : giver;
    }
}
