package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Optional;

/** An order that uses one of the actions of the turn (K4, R12). */
public interface Action extends Command {

    /** Counts the lines of a sheet that use an action. */
    static int count(OrderSheet sheet) {
        return (int) sheet.orders().stream().filter(Action.class::isInstance).count();
    }

    /** Returns whether the Governor gives it for the independents (R82). */
    default boolean independent() {
        return false;
    }

    /** Returns the owner of the units and settlements that it uses when a province gives it. */
    default Owner subject(Owner giver) {
        return independent() ? Owner.IND : giver;
    }

    @Override
    default Optional<Office> office(Plan plan) {
        return independent() ? Optional.of(Office.GOVERNOR) : Optional.empty();
    }

    @Override
    default boolean usesTurn() {
        return true;
    }
}
