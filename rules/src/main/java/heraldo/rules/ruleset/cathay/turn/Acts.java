package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.check.Examiner;
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

/** Carries out single orders, at once (Y19, Y49). */
public final class Acts {

    private final Examiner examiner;
    private final Works works;
    private final Army army;
    private final Market market;

    public Acts(Prices prices, Examiner examiner) {
        this.examiner = examiner;
        this.works = new Works(prices);
        this.army = new Army(prices);
        this.market = new Market(examiner);
    }

    /**
     * Carries out a line if it can stand, and writes down what came of it.
     *
     * @param planned whether it stands in a plan
     * @return whether it stood
     */
    public boolean obey(Progress turn, Seat seat, int line, Command command, boolean planned) {
        Position before = turn.now();
        Optional<Refusal> refusal = examiner.refusal(before, seat, command);
        boolean stands = refusal.isEmpty();
        if (stands) {
            turn.happened(new Deed.Obeyed(seat, line, command, planned));
            refusal = carryOut(turn, seat, command);
            Review.after(turn, before);
            noteActing(turn, seat, command);
        } else if (planned) {
            turn.happened(new Deed.Skipped(seat, line, command, refusal.get()));
        }
        turn.line(new Progress.Outcome(seat, line, command, planned, refusal));
        return stands;
    }

    private static void noteActing(Progress turn, Seat seat, Command command) {
        if (seat.equals(turn.active()) && !(command instanceof Resign)) {
            turn.change(position -> position.running(position.running().acting(true)));
        }
    }

    /** Why it could not be carried out to its end, if not. */
    private Optional<Refusal> carryOut(Progress turn, Seat seat, Command command) {
        switch (command) {
            case Start start -> works.start(turn, seat, start);
            case Road road -> works.road(turn, seat, road);
            case Settle settle -> works.settle(turn, seat, settle);
            case City city -> works.city(turn, seat, city);
            case Rise rise -> Works.rise(turn, seat, rise.corner(), false);
            case Recruit recruit -> army.recruit(turn, seat, recruit);
            case Move move -> army.move(turn, seat, move);
            case Attack attack -> Assault.attack(turn, seat, attack);
            case Claim claim -> army.claim(turn, seat, claim);
            case Trade trade -> {
                return market.trade(turn, seat, trade);
            }
            case Discard discard -> prefer(turn, seat, discard);
            case Resign resign -> Departure.resign(turn, seat);
            case End end -> {}
        }
        return Optional.empty();
    }

    private static void prefer(Progress turn, Seat seat, Discard order) {
        turn.change(seat, side -> side.player(side.player().discarding(Optional.of(order.preference()))));
        turn.happened(new Deed.Preferred(seat, order.preference().order()));
    }

    /** Whether an order that stood ends the turn of the seat that gave it. */
    public static boolean ends(Command command) {
        return command instanceof End || command instanceof Start || command instanceof Resign;
    }
}
