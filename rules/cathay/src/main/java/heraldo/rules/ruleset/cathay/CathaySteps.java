package heraldo.rules.ruleset.cathay;

import heraldo.rules.engine.Steps;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;

/** Orders that are not played at the end of the turn. */
final class CathaySteps implements Steps<Position> {

    @Override
    public OrderSheet prepared(Position position, Seat seat) {
        return new OrderSheet(position.side(seat).player().plan());
    }

    @Override
    public boolean plansAhead() {
        return true;
    }

    /** Returns whether an order given ahead joins the seat's plan (Y51): every order except those allowed at any time. */
    @Override
    public boolean waitsForTurn(Order order) {
        return order instanceof Command command && !command.anytime();
    }

    /** Three silent turns make a player absent (Y52). */
    @Override
    public boolean away(Position position, Seat seat) {
        return position.side(seat).player().away();
    }
}
