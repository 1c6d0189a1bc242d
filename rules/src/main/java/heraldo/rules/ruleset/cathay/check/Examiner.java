package heraldo.rules.ruleset.cathay.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.Claim;
import heraldo.rules.ruleset.cathay.order.Command;
import heraldo.rules.ruleset.cathay.order.Discard;
import heraldo.rules.ruleset.cathay.order.End;
import heraldo.rules.ruleset.cathay.order.Move;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Resign;
import heraldo.rules.ruleset.cathay.order.Rise;
import heraldo.rules.ruleset.cathay.order.Road;
import heraldo.rules.ruleset.cathay.order.Settle;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.order.Trade;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Optional;

/** Why an order cannot be carried out as things stand, if it cannot. */
public final class Examiner {

    private final BuildChecks builds;
    private final SoldierChecks soldiers;

    public Examiner(Prices prices) {
        this.builds = new BuildChecks(prices);
        this.soldiers = new SoldierChecks(prices);
    }

    /** The first reason, in the order of the table (§5); a trade of several is judged by its first. */
    public Optional<Refusal> refusal(Position position, Seat seat, Command command) {
        Optional<Refusal> untimely = untimely(position, seat, command);
        if (untimely.isPresent()) {
            return untimely;
        }
        return switch (command) {
            case Start start -> builds.start(position, seat, start);
            case Road road -> builds.road(position, seat, road);
            case Settle settle -> builds.settle(position, seat, settle);
            case City city -> builds.city(position, seat, city);
            case Rise rise -> builds.rise(position, seat, rise);
            case Recruit recruit -> soldiers.recruit(position, seat, recruit);
            case Move move -> soldiers.move(position, seat, move);
            case Attack attack -> soldiers.attack(position, seat, attack);
            case Claim claim -> soldiers.claim(position, seat, claim);
            case Trade trade -> TradeCheck.trade(position, seat, trade);
            case End end -> Check.FINE;
            case Discard discard -> Check.FINE;
            case Resign resign -> Check.FINE;
        };
    }

    /** Whose turn it is, and what its phase allows. */
    private static Optional<Refusal> untimely(Position position, Seat seat, Command command) {
        if (position.over() || position.side(seat).player().resigned()) {
            return phase("over");
        }
        if (command.anytime()) {
            return Check.FINE;
        }
        if (!position.active().equals(seat)) {
            return Check.refuse("E_TURN", "Y49", "active", position.active());
        }
        if (position.round().first() != command instanceof Start) {
            return phase(position.round().first() ? "start" : "started");
        }
        boolean rises = command instanceof Rise;
        if (rises && !position.mayRise()) {
            return phase("rise");
        }
        boolean out = !rises && !(command instanceof End) && position.eliminated(seat);
        return out ? phase("eliminated") : Check.FINE;
    }

    private static Optional<Refusal> phase(String problem) {
        return Check.refuse("E_PHASE", "Y6", "problem", problem);
    }
}
